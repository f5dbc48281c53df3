// Writes skeletons of plain text into arrays, for lists of names: https://www.unicode.org/reports/tr39/#def-skeleton

import { createPairTable, listSequences } from './letter-sequences.ts';
import { PIECES } from './plain-skeletons.ts';

const FIRST_UNITS = Uint8Array.from(PIECES, (piece) => piece.charCodeAt(0));
/** Second code unit of each piece, or 0 if there is only one. */
const SECOND_UNITS = Uint8Array.from(PIECES, (piece) => piece.charCodeAt(1));

/**
 * Writes the strict skeleton of a plain text into an array and returns its length. Avoids creating one string per row.
 *
 * @param units array with room for two UTF-16 code units per character
 */
export function writePlainSkeleton(text: string, units: Uint16Array): number {
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const second = SECOND_UNITS[code] as number;
    units[length++] = FIRST_UNITS[code] as number;
    if (second !== 0) units[length++] = second;
  }
  return length;
}

const LOOSE_PAIRS = createPairTable(listSequences('looseSkeleton'));

/** Converts a strict skeleton in an array to the loose skeleton, in place. Returns the new length. */
export function joinWrittenSequences(units: Uint16Array, length: number): number {
  let joinedLength = 0;
  let last = 0;
  for (let at = 0; at < length; at++) {
    const unit = units[at] as number;
    const joined = LOOSE_PAIRS[(last << 7) | unit] as number;
    if (joined === 0) units[joinedLength++] = last = unit;
    else units[joinedLength - 1] = last = joined;
  }
  return joinedLength;
}
