// Other emoji of the same figure, and signs that lend a name authority: https://www.unicode.org/reports/tr51/#Emoji_ZWJ_Sequences

import type { ConfusableLists } from '../confusables/confusable-lists.ts';
import { isEnsEmoji } from '../ensip15/ens-emoji.ts';
import { describeAddition, describeEdit } from '../known-names/describe-evidence.ts';
import { SEALS } from '../known-names/seals.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { splice, type Variation, type VariedLabel } from './variation.ts';

/** Each emoji of the label by the others of its kind, all of one together first. */
export function createVaryEmoji(lists: ConfusableLists, tables: BulkTables) {
  return function* varyEmoji(varied: VariedLabel): Iterable<Variation> {
    const emoji = new Set(varied.graphemes.filter((grapheme) => isEnsEmoji(grapheme, tables)));
    for (const was of emoji) {
      for (const is of lists.list(was)) {
        const evidence = describeEdit({ kind: 'replacement', is, was });
        const all = varied.graphemes.map((each) => (each === was ? is : each)).join('');
        yield { label: all, evidence };
        for (const [at, each] of varied.graphemes.entries()) {
          if (each !== was) continue;
          yield { label: splice(varied, at, 1, is), evidence };
        }
      }
    }
  };
}

/** Locks, check marks and signs of registration behind the label, before it, and on both sides. */
export function* addSeals({ label }: VariedLabel): Iterable<Variation> {
  for (const seal of SEALS) {
    const evidence = describeAddition([seal], label);
    yield { label: label + seal, evidence };
    yield { label: seal + label, evidence };
    yield { label: seal + label + seal, evidence };
  }
}
