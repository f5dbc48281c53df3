// Counts the warnings and alerts on registered labels. Nearly all of these labels are honest, so most warnings are a cost.

import type { ListInspector } from '../../../engine/list-engine.ts';
import { isSimpleText } from '../../../primitives/plain-text.ts';

/** Number of labels that are inspected at once. */
const BATCH = 2000;

/** Number of labels of one group that have one kind of finding. */
interface Cost {
  readonly group: 'ASCII' | 'other';
  /** Status with the kind of imitation or the check: `warn: one_edit`. */
  readonly kind: string;
  readonly count: number;
  /** Number of labels in the group. */
  readonly labels: number;
}

/** Counts the findings about labels under `eth`, sorted by group and kind. Skips labels with a dot. */
export function countRegistered(labels: readonly string[], inspector: ListInspector): Cost[] {
  const sizes = { ASCII: 0, other: 0 };
  const counts = new Map<string, Cost>();
  const single = labels.filter((label) => !label.includes('.'));
  for (let start = 0; start < single.length; start += BATCH) {
    const batch = single.slice(start, start + BATCH);
    const outcomes = inspector.bulkInspectNames(batch.map((label) => `${label}.eth`));
    for (const [at, outcome] of outcomes.entries()) {
      const group = isSimpleText(batch[at] as string) ? 'ASCII' : 'other';
      sizes[group]++;
      const { highest_risk = null, imitates = null } = outcome.ok ? outcome.value : {};
      if (highest_risk === null) continue;
      const { status, check } = highest_risk;
      const kind = `${status}: ${(check === 'impersonation_risk' && imitates?.kind) || check}`;
      const count = (counts.get(group + kind)?.count ?? 0) + 1;
      counts.set(group + kind, { group, kind, count, labels: 0 });
    }
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, cost]) => ({ ...cost, labels: sizes[cost.group] }));
}

/** Formats one line per cost, and one line with the sum per group and status. */
export function formatCosts(costs: readonly Cost[]): string {
  const sums = costs.map((cost) => {
    const [status = ''] = cost.kind.split(':');
    const isSummed = (other: Cost) =>
      other.group === cost.group && other.kind.startsWith(`${status}:`);
    const count = costs.filter(isSummed).reduce((sum, other) => sum + other.count, 0);
    return { ...cost, kind: status, count };
  });
  const lines = [...costs, ...sums].map(({ group, kind, count, labels }) => {
    const percent = `${((100 * count) / labels).toFixed(3)} %`;
    return `${percent.padStart(9)} ${`${count} of ${labels}`.padStart(16)}  registered ${group} labels: ${kind}`;
  });
  return [...new Set(lines)].join('\n');
}
