import { isAddress, type NamesBeside, NO_NAMES } from './names-beside.ts';
import { findPieces } from './pieces/find-pieces.ts';
import { listNames } from './pieces/may-be-one-name.ts';
import { isNameLike } from './pieces/name-syntax.ts';
import type { PastedPiece } from './pieces/pasted-text.ts';
import { readPasted } from './pieces/read-pasted.ts';
import { place } from './pieces/span.ts';

/** What is in a short text whose lines belong together. */
export interface WholeText {
  /** Whether the text is one name, address or link, and nothing else. */
  readonly isOnePiece: boolean;
  /** Returns the pieces in a line of the text. */
  readLine(line: string): readonly PastedPiece[];
  /**
   * Finds the names of the closest line with names, for a line that has an address and no names. Lines before it are
   * closer. A line does not count if it has an address, or if the address of another line is closer to it.
   *
   * @param start index of the line in the text
   */
  findNamesNear(start: number): NamesBeside;
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
      findNamesNear: () => NO_NAMES,
    };
  }
  const found: FilledLine[] = [];
  let start = 0;
  const piecesOf = new Map<string, readonly PastedPiece[]>();
  for (const line of lines) {
    const pieces = piecesOf.get(line) ?? readLine(line, false);
    piecesOf.set(line, pieces);
    if (line.trim() !== '') found.push({ start, text: line, pieces });
    start += line.length + 1;
  }
  return {
    isOnePiece: false,
    readLine: (line) => piecesOf.get(line) ?? [],
    findNamesNear: (at) => {
      const own = found.findIndex((line) => line.start === at);
      const named = findNamed(found.slice(0, own).reverse()) ?? findNamed(found.slice(own + 1));
      if (!named) return NO_NAMES;
      const isClose = Math.abs(found.indexOf(named) - own) === 1 && isOnlyAddress(found[own]);
      return { names: listNames(named.pieces), isClose };
    },
  };
}

interface FilledLine {
  readonly start: number;
  readonly text: string;
  readonly pieces: readonly PastedPiece[];
}

/** Finds the first line with names, unless a line up to it has an address. */
function findNamed(lines: readonly FilledLine[]): FilledLine | undefined {
  const at = lines.findIndex(
    ({ pieces }) => pieces.some(isAddress) || listNames(pieces).length > 0,
  );
  return lines[at]?.pieces.some(isAddress) ? undefined : lines[at];
}

/** Checks whether a line has no words beside its address. */
function isOnlyAddress(line: FilledLine | undefined): boolean {
  const [address] = line?.pieces ?? [];
  if (!line || !address) return false;
  return !WORD.test(line.text.slice(0, address.start) + line.text.slice(address.end));
}

/** A name with a space before its ending, alone on a line: `vitalik .eth`. */
const SPACED_NAME = /^\s*(\S+\s+\.eth)\s*$/iu;

/** Reads a line of a text. See {@link findPieces} for `isWhole`. */
export function readLine(line: string, isWhole?: boolean): readonly PastedPiece[] {
  const pieces = findPieces(line, isWhole);
  const [, name] = pieces.length === 0 ? (SPACED_NAME.exec(line) ?? []) : [];
  if (name === undefined) return pieces;
  return [placeName(name, line.indexOf(name))];
}

const placeName = (name: string, start: number) =>
  place({ text: name, start }, { kind: 'name', value: name, names: [name] });

/** Reads the only line of a text. A text that can only be one name is that name, but words without a name are none. */
function readOnlyLine(line: string): readonly PastedPiece[] {
  const pasted = readPasted(line);
  if (pasted) return pasted.pieces;
  if (isWordsWithoutName(line)) return [];
  const name = line.replace(/\r$/u, '');
  return [placeName(name, 0)];
}

/** Checks whether a line consists of several words without a name: `hello world`, but not `<b id=x>.eth`. */
export function isWordsWithoutName(line: string): boolean {
  return /\S\s+\S/u.test(line) && !/\.eth\s*$/iu.test(line) && findPieces(line).length === 0;
}

/** Matches signs of file patterns and program code, which names do not contain: `*.swp`, `my_dir.old`. */
const HAS_SIGN = /[!-,:-@[-`{-~]/;

/** Checks whether a line contains one piece and no other words. */
function isOnePiece(line: string, [piece, second]: readonly PastedPiece[]): boolean {
  if (!piece || second) return false;
  const { kind, value } = piece;
  const isNamed =
    kind !== 'name' || (isNameLike(value) && !HAS_SIGN.test(value)) || findPieces(line).length > 0;
  return isNamed && !WORD.test(line.slice(0, piece.start) + line.slice(piece.end));
}
