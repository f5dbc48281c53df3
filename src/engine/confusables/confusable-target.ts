// What UTS #39 replaces a character by, listed or found by way of ENSIP-15: https://www.unicode.org/reports/tr39/#Confusable_Detection

import type { MapCharacters } from '../ensip15/map-characters.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { replaceCodePoints } from '../text/code-points.ts';

/**
 * The target of a code point, itself when it has none. Half of confusables.txt are compatibility forms, which ENSIP-15
 * maps to what they are forms of (𝒂 to a): the table leaves out those whose prototype is that of what they are mapped to.
 */
export type GetConfusableTarget = (codePoint: number) => string;

/** Finds targets; total for any code point. */
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
