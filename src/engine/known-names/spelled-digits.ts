// Reads words that are spelled with digits: https://en.wikipedia.org/wiki/Leet

import { WIDE_DIGITS } from './fold.ts';

/** Letters that digits stand for. The digit 1 stands for l or i. */
const SPELLINGS: readonly Readonly<Record<string, string>>[] = [
  WIDE_DIGITS,
  { ...WIDE_DIGITS, 1: 'i' },
];

/** Returns the texts in which letters replace the digits: `'c1ash' → ['clash', 'ciash']`. */
export function spellDigits(text: string): string[] {
  if (!/\d/.test(text)) return [];
  return SPELLINGS.map((letters) => text.replace(/\d/g, (digit) => letters[digit] as string));
}
