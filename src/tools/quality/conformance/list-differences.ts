// Rules that explain intended differences between lists of confusables.

import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import type { Confusables } from '../../../engine/confusables/confusables.ts';
import { foldEmoji } from '../../../engine/confusables/emoji-fold.ts';
import type { Inspector } from '../../../engine/inspector.ts';
import { isSimpleCharacter } from '../../../engine/text/plain-text.ts';

interface Listed {
  /** Entry that only one implementation lists. */
  entry: string;
  ours: GraphemeGuardReport;
  inspector: Inspector;
  confusables: Confusables;
}

interface Rule {
  rule: string;
  explains: (listed: Listed) => boolean;
}

function reportOn({ entry, inspector }: Listed): GraphemeGuardReport | undefined {
  const report = inspector.inspectGrapheme(entry);
  return report.ok ? report.value : undefined;
}

const ADDED: readonly Rule[] = [
  {
    rule: 'list adds: the canonical or allowed form',
    explains: ({ entry, ours }) => ours.confusables.findIndex((c) => c.grapheme === entry) < 2,
  },
  {
    rule: 'list adds: imitators of ASCII characters',
    explains: ({ ours }) => isSimpleCharacter(ours.canonical_grapheme ?? ''),
  },
  {
    rule: 'list adds: emoji of one fold',
    explains: (listed) => {
      const entry = reportOn(listed);
      const { grapheme, canonical_grapheme } = listed.ours;
      if (entry?.grapheme_type !== 'emoji') return false;
      const { canonical_grapheme: group } = entry;
      return group === canonical_grapheme || group === foldEmoji(grapheme);
    },
  },
  {
    rule: 'list adds: characters that Unicode 17 lists as confusable',
    explains: (listed) =>
      listed.confusables.looseSkeleton(listed.entry) ===
      listed.confusables.looseSkeleton(listed.ours.grapheme),
  },
  {
    rule: 'list adds: mutual confusables',
    explains: (listed) =>
      reportOn(listed)?.confusables.some(
        ({ grapheme }) =>
          grapheme === listed.ours.grapheme || grapheme === listed.ours.canonical_grapheme,
      ) ?? false,
  },
];

const LEFT_OUT: readonly Rule[] = [
  {
    rule: 'list leaves out: the grapheme itself',
    explains: ({ entry, ours }) => entry === ours.grapheme,
  },
  {
    rule: 'list leaves out: characters that ENSIP-15 rejects',
    explains: (listed) => reportOn(listed)?.normalization !== 'normalized',
  },
  {
    rule: 'list leaves out: neighbours with a different canonical form',
    explains: (listed) => reportOn(listed)?.canonical_grapheme !== listed.ours.canonical_grapheme,
  },
];

/** Returns the rule that explains an entry in only our list, or undefined. */
export function explainAdded(listed: Listed): string | undefined {
  return ADDED.find(({ explains }) => explains(listed))?.rule;
}

/** Returns the rule that explains an entry in only the other list, or undefined. */
export function explainLeftOut(listed: Listed): string | undefined {
  return LEFT_OUT.find(({ explains }) => explains(listed))?.rule;
}
