import { splitIntoChunks, takeFirstTurn } from '../api/operations/bounded-operations.ts';
import { inspectNames } from '../api/operations/inspect-names.ts';
import { takeTurn } from '../api/operations/take-turn.ts';
import type { FindingStatus } from '../contract/finding.ts';
import type { Outcome } from '../contract/problem.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { ToolContext } from './assistant-tool.ts';

/** Inspects names in chunks, so that other calls can be answered in between. */
export async function judgeNames(
  names: readonly string[],
  { inspector, signal }: Pick<ToolContext, 'inspector' | 'signal'>,
): Promise<Outcome<ConsolidatedNameGuardReport[]>> {
  const reports: ConsolidatedNameGuardReport[] = [];
  for (const [index, chunk] of splitIntoChunks(names).entries()) {
    const length = chunk.reduce((total, name) => total + name.length + 1, 0);
    if (index === 0) await takeFirstTurn(length, signal);
    else await takeTurn(signal);
    const outcome = inspectNames(inspector, chunk);
    if (!outcome.ok) return outcome;
    reports.push(...outcome.value.results);
  }
  return { ok: true, value: reports };
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
