import { findPieces } from '../../messages/pieces/find-pieces.ts';
import { listNames } from '../../messages/pieces/may-be-one-name.ts';
import { DOT } from '../../messages/pieces/name-syntax.ts';
import type { PastedPiece } from '../../messages/pieces/pasted-text.ts';
import { readPasted } from '../../messages/pieces/read-pasted.ts';
import { findSplitName, SPACED_SUFFIX } from './find-split-name.ts';
import type { TextLine } from './line-splitter.ts';
import { addName, type NameParser, type ParsedNames } from './name-parser.ts';
import { type RejectionReason, rejectLine } from './rejected-line.ts';

/**
 * A name, or a label and `.eth` with a space between them at the end. Dots of other kinds also end sentences
 * (`谢谢。再见`), so they need `eth` after them.
 */
const MAY_BE_NAME = new RegExp(`\\S\\.\\S|\\S${DOT}eth(?![\\p{L}\\p{N}])|\\s\\.eth\\s*$`, 'iu');

const SEVERAL_WORDS = /\S\s+\S/u;

/** Creates a parser that reads the names in messages. A line without a name is a part of a message, so it is skipped. */
export function createProseParser(): NameParser {
  return {
    line(line, into) {
      const { number, text, isTooLong } = line;
      if (isTooLong) into.rejected.push(rejectLine(number, 'too_long', text));
      else readLine(line, into);
    },
    end: () => undefined,
  };
}

function readLine(line: TextLine, into: ParsedNames): void {
  const { number, text } = line;
  const pasted = readPasted(text);
  const whole = pasted ? pasted.names : MAY_BE_NAME.test(text) ? [text] : [];
  const names = [...new Set([...whole, ...listAttachedNames(text)])];
  // A handle without a dot belongs to another service.
  const isHandle = pasted?.kind === 'handle';
  for (const name of names) if (!isHandle || name.includes('.')) addName({ name }, line, into);
  const fault = findFault(text, names, pasted?.pieces);
  if (fault) into.rejected.push(rejectLine(number, fault, text));
  const pieces = pasted?.pieces ?? [];
  for (const piece of pieces) {
    const reason = getReason(piece);
    if (reason) into.rejected.push(rejectLine(number, reason, piece.value));
  }
}

/**
 * Lists the names that a line without spaces has inside a sentence. Alone, `请转给vitalik.eth` is one name, but a reader
 * may take the start of it for other words.
 */
function listAttachedNames(text: string): string[] {
  return SEVERAL_WORDS.test(text) ? [] : listNames(findPieces(`pay ${text}`));
}

/**
 * Finds a name that cannot be read. If the text contains no other names, every `.eth` with a space beside the dot may
 * be a name.
 *
 * @param pieces undefined if the text can only be one name
 */
function findFault(
  text: string,
  names: readonly string[],
  pieces: readonly PastedPiece[] | undefined,
): RejectionReason | null {
  if (names.length === 0 && SPACED_SUFFIX.test(text)) return 'spaced_name';
  return pieces ? findSplitName(text, pieces) : null;
}

function getReason({ kind, checksum }: PastedPiece): RejectionReason | null {
  if (kind === 'short_address') return 'short_address';
  // The judge of texts reports a wrong checksum.
  return kind === 'address' && checksum !== 'wrong' ? 'address' : null;
}
