// Lists labels with other emoji of the same kind, or with emoji that make a name look official:
// https://www.unicode.org/reports/tr51/#Emoji_ZWJ_Sequences

import type { ConfusableLists } from '../confusables/confusable-lists.ts';
import { isEnsEmoji } from '../ensip15/ens-emoji.ts';
import { explainAddition, explainEdit } from '../known-names/explain-reading.ts';
import { SEALS } from '../known-names/seals.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { spliceGraphemes, type Variation, type VariedLabel } from './variation.ts';

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
