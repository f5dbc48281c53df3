// Computes skeletons of plain text without the data tables: https://www.unicode.org/reports/tr39/#def-skeleton

import { listSequences } from './letter-sequences.ts';

/** Prototypes of the characters in `[a-z0-9_$-]` that a strict skeleton replaces. */
const PROTOTYPES = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ...listSequences('strictSkeleton').map(({ letter, sequence }) => [letter, sequence] as const),
]);
const CHANGED_CHARACTER = new RegExp(`[${[...PROTOTYPES.keys()].join('')}]`);

/** The strict skeleton of each ASCII character. */
export const PIECES = Array.from({ length: 0x80 }, (_, codePoint) => {
  const character = String.fromCharCode(codePoint);
  return PROTOTYPES.get(character) ?? character;
});

/** Returns the strict skeleton of a label or name of `[a-z0-9_$-]`. */
export function getPlainSkeleton(text: string): string {
  if (!CHANGED_CHARACTER.test(text)) return text;
  let joined = '';
  for (let at = 0; at < text.length; at++) joined += PIECES[text.charCodeAt(at)];
  return joined;
}
