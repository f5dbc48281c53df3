// Names graphemes with the names of Unicode and CLDR:
// https://www.unicode.org/versions/latest/core-spec/chapter-4/#G135248

import { formatCodePoint } from '../../primitives/format-code-points.ts';
import type { GraphemeFacts } from '../checks/facts.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { DetailsTables } from '../tables/details-tables.ts';
import { toSingleCodePoint } from '../text/code-points.ts';

type NameTables = Pick<DetailsTables, 'characterName' | 'emojiName'>;

/**
 * Returns the name of a grapheme in title case.
 *
 * @example getGraphemeName(facts of 'à', tables) // 'Latin Small Letter A With Grave'
 */
export function getGraphemeName(facts: GraphemeFacts, tables: NameTables): string {
  const { grapheme, type } = facts;
  const bare = type === 'emoji' ? removeFe0f(grapheme) : grapheme;
  const single = toSingleCodePoint(bare);
  if (single !== undefined) return getCharacterName(single, tables);
  const name = tables.emojiName(bare);
  return name === undefined ? 'Combined Character' : capitalize(name, 0);
}

/** Returns the name of a character in title case. */
export function getCharacterName(
  codePoint: number,
  tables: Pick<DetailsTables, 'characterName'>,
): string {
  const name = tables.characterName(codePoint);
  return name === undefined ? describeUnnamed(codePoint) : capitalize(name, codePoint);
}

/** Converts a name to title case: `'CJK UNIFIED IDEOGRAPH-4E0D' → 'CJK Unified Ideograph-4E0D'`. */
function capitalize(name: string, codePoint: number): string {
  const hex = codePoint.toString(16).toUpperCase();
  return name
    .split(' ')
    .map((word) => {
      if (word === 'CJK') return word;
      const suffix = word.endsWith(`-${hex}`) ? hex : '';
      const rest = word.slice(0, word.length - suffix.length);
      return rest.charAt(0).toUpperCase() + rest.slice(1).toLowerCase() + suffix;
    })
    .join(' ');
}

function describeUnnamed(codePoint: number): string {
  return `${classifyUnnamed(codePoint)} ${formatCodePoint(codePoint)}`;
}

function classifyUnnamed(codePoint: number): string {
  const isNoncharacter =
    (codePoint & 0xfffe) === 0xfffe || (codePoint >= 0xfdd0 && codePoint <= 0xfdef);
  if (isNoncharacter) return 'Noncharacter';
  const isPrivate = (codePoint >= 0xe000 && codePoint <= 0xf8ff) || codePoint >= 0xf0000;
  return isPrivate ? 'Private Use' : 'Unassigned';
}
