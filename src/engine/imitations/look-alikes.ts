// Lists labels in which one or more pieces are replaced with similar ones.

import type { ConfusableLists } from '../confusables/confusable-lists.ts';
import { isEnsEmoji } from '../ensip15/ens-emoji.ts';
import { explainAddition, explainEdit } from '../known-names/explain-reading.ts';
import { SEALS } from '../known-names/unusual-additions.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { isOneCharacter } from '../text/code-points.ts';
import { getScript, NOT_ALIKE, type Replacement, type Replacements } from './list-replacements.ts';
import { spliceGraphemes, type Variation, type VariedLabel } from './variation.ts';

/** Maximum number of pairs of replacements in one label. Labels of up to 20 characters rarely have more. */
const MAX_PAIRS = 60_000;

/** Applies each replacement, the most similar first. */
export function* replaceOne(
  varied: VariedLabel,
  replacements: readonly Replacement[],
): Iterable<Variation> {
  for (const { at, count, text, change } of sortByDistance(replacements)) {
    yield { label: spliceGraphemes(varied, at, count, text), changes: [change] };
  }
}

/** Replaces all occurrences of a character that occurs more than once. */
export function* replaceEvery(varied: VariedLabel, { looks }: Replacements): Iterable<Variation> {
  const { graphemes } = varied;
  for (const { at, text, change } of sortByDistance(looks())) {
    const original = graphemes[at] as string;
    if (graphemes.indexOf(original) < at || graphemes.lastIndexOf(original) === at) continue;
    const label = graphemes.map((each) => (each === original ? text : each)).join('');
    yield { label, changes: [change] };
  }
}

/** Replaces all letters with look-alikes of another script. Then tries the other look-alikes of each letter. */
export function* replaceScript(
  varied: VariedLabel,
  { looks }: Replacements,
  tables: BulkTables,
): Iterable<Variation> {
  const { graphemes } = varied;
  const byScript = new Map<string, (Replacement[] | undefined)[]>();
  for (const replacement of sortByDistance(looks())) {
    const script = getScript(replacement.text, tables);
    if (script === null) continue;
    const byPlace = byScript.get(script) ?? new Array(graphemes.length).fill(undefined);
    byScript.set(script, byPlace);
    byPlace[replacement.at] = [...(byPlace[replacement.at] ?? []), replacement];
  }
  for (const byPlace of byScript.values()) {
    const isWhole = graphemes.every(
      (grapheme, at) => byPlace[at] || getScript(grapheme, tables) === null,
    );
    if (!isWhole) continue;
    const first = byPlace.map((found) => found?.[0]);
    yield applyAll(varied, first);
    for (const [at, found = []] of byPlace.entries()) {
      for (const other of found.slice(1)) yield applyAll(varied, first.with(at, other));
    }
  }
}

/** Checks whether a replacement exchanges one character for another: `c → e → é`, but not `m → rn → rñ`. */
export function isOneForOne({ count, text }: Replacement): boolean {
  return count === 1 && isOneCharacter(text);
}

/**
 * Replaces any two pieces, starting with the most similar pairs.
 *
 * @param maxDistance maximum sum of both distances
 */
export function* replacePairs(
  varied: VariedLabel,
  { combinable }: Replacements,
  maxDistance = 2 * NOT_ALIKE,
): Iterable<Variation> {
  const replacements = combinable();
  const byDistance = Array.from({ length: NOT_ALIKE + 1 }, (_, distance) =>
    replacements.filter((replacement) => replacement.distance === distance),
  );
  let count = 0;
  for (let sum = 0; sum <= maxDistance; sum++) {
    for (const [first, second] of pairUp(byDistance, sum)) {
      if (++count > MAX_PAIRS) return;
      yield applyPair(varied, first, second);
    }
  }
}

/** Yields the pairs of replacements that do not overlap and whose distances add up to `sum`. */
function* pairUp(
  byDistance: readonly (readonly Replacement[])[],
  sum: number,
): Iterable<readonly [Replacement, Replacement]> {
  for (let distance = 0; distance <= sum / 2; distance++) {
    const [left = [], right = []] = [byDistance[distance], byDistance[sum - distance]];
    for (const [index, first] of left.entries()) {
      for (let other = left === right ? index + 1 : 0; other < right.length; other++) {
        const second = right[other] as Replacement;
        if (!overlap(first, second)) yield [first, second];
      }
    }
  }
}

function overlap(a: Replacement, b: Replacement): boolean {
  return a.at < b.at + b.count && b.at < a.at + a.count;
}

function applyPair(varied: VariedLabel, a: Replacement, b: Replacement): Variation {
  const { graphemes } = varied;
  const [first, second] = a.at < b.at ? [a, b] : [b, a];
  const between = graphemes.slice(first.at + first.count, second.at).join('');
  const head = graphemes.slice(0, first.at).join('') + first.text;
  const tail = second.text + graphemes.slice(second.at + second.count).join('');
  return { label: head + between + tail, changes: [first.change, second.change] };
}

/** Applies at most one replacement per grapheme. */
function applyAll(
  { graphemes }: VariedLabel,
  byPlace: readonly (Replacement | undefined)[],
): Variation {
  const label = graphemes.map((grapheme, at) => byPlace[at]?.text ?? grapheme).join('');
  return { label, changes: byPlace.flatMap((replacement) => replacement?.change ?? []) };
}

function sortByDistance(replacements: readonly Replacement[]): Replacement[] {
  return replacements.toSorted((a, b) => a.distance - b.distance);
}

// Lists labels with other emoji of the same kind, or with emoji that make a name look official:
// https://www.unicode.org/reports/tr51/#Emoji_ZWJ_Sequences

/** Creates a function that replaces an emoji with others of its kind, first at all occurrences and then at each one. */
export function createVaryEmoji(lists: ConfusableLists, tables: BulkTables) {
  return function* varyEmoji(varied: VariedLabel): Iterable<Variation> {
    const emoji = new Set(varied.graphemes.filter((grapheme) => isEnsEmoji(grapheme, tables)));
    for (const original of emoji) {
      for (const other of lists.list(original)) {
        const changes = [explainEdit({ kind: 'replacement', added: other, removed: original })];
        const all = varied.graphemes.map((each) => (each === original ? other : each)).join('');
        yield { label: all, changes };
        for (const [at, each] of varied.graphemes.entries()) {
          if (each !== original) continue;
          yield { label: spliceGraphemes(varied, at, 1, other), changes };
        }
      }
    }
  };
}

/** Adds locks, check marks and similar emoji after the label, before it, and on both sides. */
export function* addSeals({ label }: VariedLabel): Iterable<Variation> {
  for (const seal of SEALS) {
    const changes = [explainAddition([seal], label)];
    yield { label: label + seal, changes };
    yield { label: seal + label, changes };
    yield { label: seal + label + seal, changes };
  }
}
