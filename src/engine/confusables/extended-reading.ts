// What a label reads as to eyes that know Latin letters alone: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { memoizeCodePoints } from '../../primitives/memoize-code-points.ts';
import type { MapCharacters } from '../ensip15/map-characters.ts';
import { decompose } from '../ensip15/normalization-forms.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { everyCodePoint, toCodePoints } from '../text/code-points.ts';
import type { Skeletons } from './skeleton.ts';

/** The extended readings of a label. */
export interface ExtendedReadings {
  /**
   * The loose skeleton among Latin letters of the label, after a reviewed map of what passes for an ASCII letter or
   * digit beyond confusables.txt. One, or several where a character can be read in two ways: all of a kind are read
   * alike, and from the fourth kind on only in the likelier way, so there are eight at most. ASCII has only its loose
   * skeleton. For comparison with known names: a word of another script has such readings too.
   *
   * @example extendedReadings('ҳғɵ') // ['xfo', 'xfe']
   */
  extendedReadings(label: string): readonly string[];
  /** False when some character has no reading or skeleton of simple text, so that the label has none either; quicker than those. */
  mayReadAsSimple(label: string): boolean;
}

/** What the readings are made from. */
interface Sources extends Pick<Skeletons, 'looseSkeleton'> {
  tables: BulkTables;
  mapCharacters: MapCharacters;
}

/** Kinds of characters in one label that are read in both ways. */
const MAX_KINDS = 3;

/** Makes extended readings; total for any text, and linear in its length. */
export function createExtendedReadings(sources: Sources): ExtendedReadings {
  const { tables, mapCharacters, looseSkeleton } = sources;
  const isMark = (codePoint: number) => tables.mark(codePoint) !== 'none';
  const getReadings = memoizeCodePoints(findReadings);

  /** Of a character as it is, else of what ENSIP-15 maps it to, without its marks. */
  function findReadings(codePoint: number): readonly string[] {
    const direct = tables.latinReadings(codePoint);
    if (direct.length > 0) return direct;
    const character = String.fromCodePoint(codePoint);
    const [base = codePoint, ...rest] = toCodePoints(
      decompose(mapCharacters(character) ?? character),
    );
    return rest.every(isMark) ? tables.latinReadings(base) : direct;
  }

  /** The label with Latin letters for what passes for them, those of some kinds by their second reading. */
  function spellInLatin(
    codePoints: readonly number[],
    second: ReadonlySet<readonly string[]>,
  ): string {
    let spelled = '';
    let isReplaced = false;
    for (const codePoint of codePoints) {
      // On a Latin letter no mark is part of the spelling.
      if (isReplaced && isMark(codePoint)) continue;
      const readings = getReadings(codePoint);
      isReplaced = readings.length > 0;
      spelled += readings[second.has(readings) ? 1 : 0] ?? String.fromCodePoint(codePoint);
    }
    return spelled;
  }

  function extendedReadings(label: string): readonly string[] {
    const codePoints = toCodePoints(label);
    const read = codePoints.map(getReadings);
    if (read.every(({ length }) => length === 0)) return [looseSkeleton(label, true)];
    const kinds = new Set<readonly string[]>();
    for (const readings of read) {
      if (readings.length > 1 && kinds.size < MAX_KINDS) kinds.add(readings);
    }
    const found = listSubsets([...kinds]).map((second) =>
      looseSkeleton(spellInLatin(codePoints, second), true),
    );
    return found.length === 1 ? found : [...new Set(found)];
  }

  const mayReadAsSimple = (label: string) => everyCodePoint(label, tables.mayReadAsSimple);

  return { extendedReadings, mayReadAsSimple };
}

/** All subsets, the empty one first. */
function listSubsets<T>(members: readonly T[]): ReadonlySet<T>[] {
  const subsets = [new Set<T>()];
  for (const member of members) {
    subsets.push(...subsets.map((subset) => new Set([...subset, member])));
  }
  return subsets;
}
