// Reads a label as someone who knows only Latin letters would:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import { memoizeCodePoints } from '../../primitives/memoize.ts';
import type { MapCharacters } from '../ensip15/map-characters.ts';
import { decompose } from '../ensip15/normalization-forms.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { everyCodePoint, toCodePoints } from '../text/code-points.ts';
import type { Skeletons } from './skeleton.ts';

export interface ExtendedReadings {
  /**
   * Replaces characters with the ASCII letters and digits that they resemble, and returns the loose skeletons of the
   * results. Compare these readings only with known names, because ordinary words of other scripts have them too.
   *
   * A character can have two readings. Characters with the same two readings are always replaced alike. Only the first
   * four pairs of readings are combined, so a label has at most 16 readings, or 32 if it starts with `$`.
   *
   * @example extendedReadings('ҳғɵ') // ['xfo', 'xfe']
   */
  extendedReadings(label: string): readonly string[];
  /**
   * Returns false if a character of the label has no reading or skeleton in `[a-z0-9_$-]`, because the label then has
   * none either. This check is faster than computing the readings.
   */
  mayReadAsSimple(label: string): boolean;
}

interface Sources extends Pick<Skeletons, 'looseSkeleton'> {
  tables: BulkTables;
  mapCharacters: MapCharacters;
}

/** Maximum number of pairs of readings that are combined in one label. */
const MAX_PAIRS = 4;

export function createExtendedReadings(sources: Sources): ExtendedReadings {
  const { tables, mapCharacters, looseSkeleton } = sources;
  const isMark = (codePoint: number) => tables.mark(codePoint) !== 'none';
  const getReadings = memoizeCodePoints(findReadings);

  /** Returns the readings of a character. If it has none, returns those of its ENSIP-15 mapping without marks. */
  function findReadings(codePoint: number): readonly string[] {
    const direct = tables.latinReadings(codePoint);
    if (direct.length > 0) return direct;
    const character = String.fromCodePoint(codePoint);
    const [base = codePoint, ...rest] = toCodePoints(
      decompose(mapCharacters(character) ?? character),
    );
    return rest.every(isMark) ? tables.latinReadings(base) : direct;
  }

  /**
   * Replaces each character with its second reading if `second` contains its pair of readings, otherwise with its
   * first.
   */
  function spellInLatin(
    codePoints: readonly number[],
    second: ReadonlySet<readonly string[]>,
  ): string {
    let spelled = '';
    let isReplaced = false;
    for (const codePoint of codePoints) {
      // Drop marks after a replaced character, because no mark belongs to the spelling of a Latin letter.
      if (isReplaced && isMark(codePoint)) continue;
      const readings = getReadings(codePoint);
      isReplaced = readings.length > 0;
      spelled += readings[second.has(readings) ? 1 : 0] ?? String.fromCodePoint(codePoint);
    }
    return spelled;
  }

  function extendedReadings(label: string): readonly string[] {
    const texts = readDollarSigns(label);
    return texts.length === 1
      ? readLetters(texts[0] as string)
      : [...new Set(texts.flatMap(readLetters))];
  }

  function readLetters(label: string): readonly string[] {
    const codePoints = toCodePoints(label);
    const read = codePoints.map(getReadings);
    if (read.every(({ length }) => length === 0)) return [looseSkeleton(label, true)];
    const pairs = new Set<readonly string[]>();
    for (const readings of read) {
      if (readings.length > 1 && pairs.size < MAX_PAIRS) pairs.add(readings);
    }
    const found = listSubsets([...pairs]).map((second) =>
      looseSkeleton(spellInLatin(codePoints, second), true),
    );
    return found.length === 1 ? found : [...new Set(found)];
  }

  const mayReadAsSimple = (label: string) => everyCodePoint(label, tables.mayReadAsSimple);

  return { extendedReadings, mayReadAsSimple };
}

/** Lists all subsets, starting with the empty set. */
function listSubsets<T>(members: readonly T[]): ReadonlySet<T>[] {
  const subsets = [new Set<T>()];
  for (const member of members) {
    subsets.push(...subsets.map((subset) => new Set([...subset, member])));
  }
  return subsets;
}

// Reads `$` as a letter: https://www.unicode.org/reports/tr36/#visual_spoofing

/**
 * Replaces each `$` with `s`. A `$` at the start can also mark a ticker, so it is also kept there.
 *
 * @example readDollarSigns('tru$t') // ['trust']
 * @example readDollarSigns('$ba$e') // ['sbase', '$base']
 */
export function readDollarSigns(label: string): readonly string[] {
  if (!label.includes('$')) return [label];
  const read = label.replaceAll('$', 's');
  return label.startsWith('$') ? [read, `$${read.slice(1)}`] : [read];
}
