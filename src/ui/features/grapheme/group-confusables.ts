import type { ConfusableGuardReport, GraphemeGuardReport } from '../../../contract/reports.ts';
import type { EntryNotes } from '../../lib/entry-note.ts';
import { type Comparisons, sortByLikeness } from '../../lib/sort-by-likeness.ts';
import { getGraphemeTone } from './describe-grapheme-verdict.ts';

/** Groups in display order. Only the order `script` uses the last three groups. */
export const GROUP_WORDS = {
  canonical: 'Canonical form',
  alike: 'Most alike on this device first',
  undrawn: 'Not drawn on this device',
  'same-script': 'Same script',
  'other-scripts': 'Other scripts',
  emoji: 'Emoji',
};

type Group = keyof typeof GROUP_WORDS;

export const GROUPS = Object.keys(GROUP_WORDS) as Group[];

export type GridChoice = EntryNotes['gridChoice'];

function getScriptGroup(confusable: ConfusableGuardReport, script: string): Group {
  if (confusable.grapheme_type === 'emoji') return 'emoji';
  return confusable.grapheme_script === script ? 'same-script' : 'other-scripts';
}

function getLikenessGroup({ grapheme }: ConfusableGuardReport, comparisons: Comparisons): Group {
  return comparisons.get(grapheme)?.similarity === null ? 'undrawn' : 'alike';
}

/** Filters, sorts and groups the confusables. Leaves out empty groups. The canonical form comes first. */
export function groupConfusables(
  report: GraphemeGuardReport,
  choice: GridChoice,
  comparisons: Comparisons,
): { group: Group; members: ConfusableGuardReport[] }[] {
  const { confusables, grapheme_script: script } = report;
  const chosen = confusables.filter(
    (each) =>
      (choice.script === null || each.grapheme_script === choice.script) &&
      (choice.tone === null || getGraphemeTone(each) === choice.tone),
  );
  const isByScript = choice.order === 'script';
  const sorted = isByScript ? chosen : sortByLikeness(chosen, script, comparisons);
  const getGroup = (each: ConfusableGuardReport) => {
    if (each.is_canonical) return 'canonical';
    return isByScript ? getScriptGroup(each, script) : getLikenessGroup(each, comparisons);
  };
  return GROUPS.flatMap((group) => {
    const members = sorted.filter((each) => getGroup(each) === group);
    return members.length > 0 ? { group, members } : [];
  });
}

/** Counts how often each value occurs. The most frequent value comes first. */
export function countValues<T>(values: readonly T[]): [value: T, count: number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
