import type { ConfusableGuardReport, GraphemeGuardReport } from '../../../contract/reports.ts';
import type { GlyphComparison } from '../../../contract/similarity-service.ts';

/** Groups in display order. `all` is the only group when confusables are sorted by similarity. */
export const GROUPS = ['all', 'canonical', 'same-script', 'other-scripts', 'emoji'] as const;

export type Group = (typeof GROUPS)[number];

export const GROUP_WORDS: Readonly<Record<Group, string>> = {
  all: 'Most alike first',
  canonical: 'Canonical form',
  'same-script': 'Same script',
  'other-scripts': 'Other scripts',
  emoji: 'Emoji',
};

export const ORDERS = ['default', 'similarity'] as const;

/** `default` is the order of the report. `similarity` sorts by how alike they look on this device. */
export type Order = (typeof ORDERS)[number];

export interface GridChoice {
  /** Script to show, or null for all. */
  script: string | null;
  /** Rating to show, or null for all. */
  rating: number | null;
  order: Order;
}

function getGroup(confusable: ConfusableGuardReport, script: string): Group {
  if (confusable.is_canonical) return 'canonical';
  if (confusable.grapheme_type === 'emoji') return 'emoji';
  return confusable.grapheme_script === script ? 'same-script' : 'other-scripts';
}

/** Filters and groups the confusables. Leaves out empty groups. Returns a single group when sorting by similarity. */
export function groupConfusables(
  report: GraphemeGuardReport,
  choice: GridChoice,
  comparisons: ReadonlyMap<string, GlyphComparison>,
): { group: Group; members: ConfusableGuardReport[] }[] {
  const chosen = report.confusables.filter(
    ({ grapheme_script, rating }) =>
      (choice.script === null || grapheme_script === choice.script) &&
      (choice.rating === null || rating === choice.rating),
  );
  if (choice.order === 'similarity') {
    const getSimilarity = ({ grapheme }: ConfusableGuardReport) =>
      comparisons.get(grapheme)?.similarity ?? -1;
    const members = chosen.toSorted((a, b) => getSimilarity(b) - getSimilarity(a));
    return members.length > 0 ? [{ group: 'all', members }] : [];
  }
  return GROUPS.flatMap((group) => {
    const members = chosen.filter(
      (confusable) => getGroup(confusable, report.grapheme_script) === group,
    );
    return members.length > 0 ? { group, members } : [];
  });
}

/** Counts how often each value occurs. The most frequent value comes first. */
export function countValues<T>(values: readonly T[]): [value: T, count: number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
