// Finds the type of a grapheme by General_Category and Emoji: https://www.unicode.org/reports/tr44/#General_Category_Values

import type { GraphemeType } from '../../contract/reports.ts';
import { type EmojiFacts, isEmoji } from '../segmentation/emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

type TypeFacts = EmojiFacts & Pick<BulkTables, 'category'>;

const CATEGORY_TYPES = {
  letter: 'other_letter',
  number: 'other_number',
  sign: 'special',
  other: 'special',
} as const;

/** Returns the common type of all characters in a grapheme, or `special` if their types differ. */
export function getGraphemeType(
  grapheme: string,
  codePoints: readonly number[],
  facts: TypeFacts,
): GraphemeType {
  if (isEmoji(grapheme, facts)) return 'emoji';
  const type = getCharacterType(codePoints[0] as number, facts);
  return codePoints.every((c) => getCharacterType(c, facts) === type) ? type : 'special';
}

function getCharacterType(codePoint: number, facts: TypeFacts): GraphemeType {
  if (codePoint < 0x80) return getAsciiType(codePoint);
  if (isInvisible(codePoint)) return 'invisible';
  if (facts.isEmojiCharacter(codePoint)) return 'emoji';
  return CATEGORY_TYPES[facts.category(codePoint)];
}

function getAsciiType(codePoint: number): GraphemeType {
  if (codePoint >= 0x61 && codePoint <= 0x7a) return 'simple_letter';
  if (codePoint >= 0x30 && codePoint <= 0x39) return 'simple_number';
  if (codePoint === 0x2d) return 'hyphen';
  if (codePoint === 0x24) return 'dollarsign';
  if (codePoint === 0x5f) return 'underscore';
  return codePoint >= 0x41 && codePoint <= 0x5a ? 'other_letter' : 'special';
}

/** Checks for zero-width joiners and non-joiners, and for the variation selectors of text style and emoji style. */
function isInvisible(codePoint: number): boolean {
  return (
    codePoint === 0x200c || codePoint === 0x200d || codePoint === 0xfe0e || codePoint === 0xfe0f
  );
}
