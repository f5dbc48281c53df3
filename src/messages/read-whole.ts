import { findPieces } from './pieces/find-pieces.ts';
import { listNames } from './pieces/may-be-one-name.ts';
import type { PastedPiece } from './pieces/pasted-text.ts';
import { readPasted } from './pieces/read-pasted.ts';

/** What is in a short text whose lines belong together. */
export interface WholeText {
  /** Whether the text is one name, address or link, and nothing else. */
  readonly isOnePiece: boolean;
  /** Returns the pieces in a line of the text. */
  readLine(line: string): readonly PastedPiece[];
  /** Lists the names of the closest line with names, for a line without names. Lines before it are closer. */
  listNamesNear(start: number): readonly string[];
}

const WORD = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Reads a short text. */
export function readWhole(text: string): WholeText {
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const [only = ''] = filled;
  if (filled.length === 1) {
    const pieces = readOnlyLine(only);
    return {
      isOnePiece: isOnePiece(only, pieces),
      readLine: () => pieces,
      listNamesNear: () => [],
    };
  }
  const found: { start: number; names: readonly string[] }[] = [];
  let start = 0;
  const piecesOf = new Map<string, readonly PastedPiece[]>();
  for (const line of lines) {
    const pieces = piecesOf.get(line) ?? findPieces(line, false);
    piecesOf.set(line, pieces);
    const names = listNames(pieces);
    if (names.length > 0) found.push({ start, names });
    start += line.length + 1;
  }
  return {
    isOnePiece: false,
    readLine: (line) => piecesOf.get(line) ?? [],
    listNamesNear: (at) =>
      (found.findLast((each) => each.start <= at) ?? found.find((each) => each.start > at))
        ?.names ?? [],
  };
}

/** Reads the only line of a text. A text that can only be one name is that name, but words without a name are none. */
function readOnlyLine(line: string): readonly PastedPiece[] {
  const pasted = readPasted(line);
  if (pasted) return pasted.pieces;
  if (isWordsWithoutName(line)) return [];
  const name = line.replace(/\r$/u, '');
  return [{ kind: 'name', start: 0, end: name.length, value: name, names: [name] }];
}

/** Checks whether a line consists of several words without a name: `hello world`, but not `<b id=x>.eth`. */
export function isWordsWithoutName(line: string): boolean {
  return /\S\s+\S/u.test(line) && !/\.eth\s*$/iu.test(line) && findPieces(line).length === 0;
}

/** Checks whether a line contains one piece and no other words. */
function isOnePiece(line: string, [piece, second]: readonly PastedPiece[]): boolean {
  if (!piece || second) return false;
  const isNamed = piece.kind !== 'name' || findPieces(line).length > 0;
  return isNamed && !WORD.test(line.slice(0, piece.start) + line.slice(piece.end));
}
