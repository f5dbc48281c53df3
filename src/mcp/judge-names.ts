import { inspectInChunks } from '../api/operations/bounded-operations.ts';
import type { FindingStatus } from '../contract/finding.ts';
import type { Outcome } from '../contract/problem.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { ToolContext } from './assistant-tool.ts';

/** Inspects names, so that other calls can be answered in between. */
export async function judgeNames(
  names: readonly string[],
  { inspector, signal }: Pick<ToolContext, 'inspector' | 'signal'>,
): Promise<Outcome<ConsolidatedNameGuardReport[]>> {
  const outcome = await inspectInChunks(inspector, names, signal);
  return outcome.ok ? { ok: true, value: outcome.value.results } : outcome;
}

/** Counts the statuses of each kind. */
export function countStatuses(
  kinds: readonly FindingStatus[],
  statuses: readonly FindingStatus[],
): Record<string, number> {
  const count = (kind: FindingStatus) => statuses.filter((status) => status === kind).length;
  return Object.fromEntries(kinds.map((kind) => [kind, count(kind)]));
}

/** @example formatCounts({ alert: 1, warn: 0, pass: 2 }) // '3 names: 1 alert, 0 warn, 2 pass' */
export function formatCounts(counts: Readonly<Record<string, number>>): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const each = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
  return `${total} names: ${each.join(', ')}`;
}
