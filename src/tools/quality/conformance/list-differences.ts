// Rules that explain intended differences between lists of confusables.

import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import type { Confusables } from '../../../engine/confusables/confusables.ts';
import { foldEmoji } from '../../../engine/confusables/emoji-fold.ts';
import type { Inspector } from '../../../engine/inspector.ts';
import { isSimpleCharacter } from '../../../primitives/plain-text.ts';

/** An entry in only one list of confusables, and the data that rules need to explain it. */
interface ListDifference {
  /** Entry that only one implementation lists. */
  entry: string;
  ours: GraphemeGuardReport;
  inspector: Inspector;
  confusables: Confusables;
}

interface Rule {
  rule: string;
  explains: (difference: ListDifference) => boolean;
}

/** Returns our report on the entry. */
function inspectEntry({ entry, inspector }: ListDifference): GraphemeGuardReport | undefined {
  const report = inspector.inspectGrapheme(entry);
  return report.ok ? report.value : undefined;
}

const ADDED: readonly Rule[] = [
  {
    rule: 'list adds: the canonical form or the allowed form',
    explains: ({ entry, ours }) => ours.confusables.findIndex((c) => c.grapheme === entry) < 2,
  },
  {
    rule: 'list adds: look-alikes of ASCII characters',
    explains: ({ ours }) => isSimpleCharacter(ours.canonical_grapheme ?? ''),
  },
  {
    rule: 'list adds: emoji that differ only in sex, age, hair or skin tone',
    explains: (difference) => {
      const report = inspectEntry(difference);
      const { grapheme, canonical_grapheme } = difference.ours;
      if (report?.grapheme_type !== 'emoji') return false;
      const { canonical_grapheme: group } = report;
      return group === canonical_grapheme || group === foldEmoji(grapheme);
    },
  },
  {
    rule: 'list adds: characters that Unicode 17 lists as confusable',
    explains: (difference) =>
      difference.confusables.looseSkeleton(difference.entry) ===
      difference.confusables.looseSkeleton(difference.ours.grapheme),
  },
  {
    rule: 'list adds: graphemes that list this grapheme as confusable',
    explains: (difference) =>
      inspectEntry(difference)?.confusables.some(
        ({ grapheme }) =>
          grapheme === difference.ours.grapheme || grapheme === difference.ours.canonical_grapheme,
      ) ?? false,
  },
];

const MISSING: readonly Rule[] = [
  {
    rule: 'list omits: the grapheme itself',
    explains: ({ entry, ours }) => entry === ours.grapheme,
  },
  {
    rule: 'list omits: characters that ENSIP-15 rejects or maps',
    explains: (difference) => inspectEntry(difference)?.normalization !== 'normalized',
  },
  {
    rule: 'list omits: graphemes with a different canonical form',
    explains: (difference) =>
      inspectEntry(difference)?.canonical_grapheme !== difference.ours.canonical_grapheme,
  },
];

/** Returns the rule that explains why only our list contains an entry, or undefined. */
export function explainAdded(difference: ListDifference): string | undefined {
  return ADDED.find(({ explains }) => explains(difference))?.rule;
}

/** Returns the rule that explains why only the other list contains an entry, or undefined. */
export function explainMissing(difference: ListDifference): string | undefined {
  return MISSING.find(({ explains }) => explains(difference))?.rule;
}
