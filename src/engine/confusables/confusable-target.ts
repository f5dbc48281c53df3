// Finds the target that replaces a character in confusables.txt:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import type { MapCharacters } from '../ensip15/map-characters.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { replaceCodePoints } from '../text/code-points.ts';

/** Returns the target of a code point. Returns the character itself if it has no target. */
export type GetConfusableTarget = (codePoint: number) => string;

/**
 * Creates a function that finds targets. The table omits targets that follow from ENSIP-15 mappings, such as `𝒂 → a`.
 * These are half of the targets in confusables.txt.
 */
export function createConfusableTarget(
  { listedTarget }: Pick<BulkTables, 'listedTarget'>,
  mapCharacters: MapCharacters,
): GetConfusableTarget {
  return (codePoint) => {
    const listed = listedTarget(codePoint);
    if (listed !== undefined) return listed;
    const character = String.fromCodePoint(codePoint);
    const mapped = mapCharacters(character);
    return mapped === null || mapped === character
      ? character
      : replaceCodePoints(mapped, (c) => listedTarget(c) ?? String.fromCodePoint(c));
  };
}
