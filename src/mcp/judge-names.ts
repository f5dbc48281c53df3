import { splitIntoChunks, takeFirstTurn } from '../api/operations/bounded-operations.ts';
import { inspectNames } from '../api/operations/inspect-names.ts';
import { takeTurn } from '../api/operations/take-turn.ts';
import type { Outcome } from '../contract/problem.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { getRatingTone } from '../words/names/rating-words.ts';
import type { ToolContext } from './assistant-tool.ts';
import { COUNT, createObjectSchema } from './schemas.ts';

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

/** Number of names with each status. */
export interface StatusCounts {
  alert: number;
  warn: number;
  pass: number;
}

export const STATUS_COUNTS_SCHEMA = createObjectSchema({ alert: COUNT, warn: COUNT, pass: COUNT });

export function countStatuses(reports: readonly ConsolidatedNameGuardReport[]): StatusCounts {
  const counts: StatusCounts = { alert: 0, warn: 0, pass: 0 };
  for (const { rating } of reports) counts[getRatingTone(rating)] += 1;
  return counts;
}

/** @example formatCounts({ alert: 1, warn: 0, pass: 2 }) // '3 names: 1 alert, 0 warn, 2 pass' */
export function formatCounts({ alert, warn, pass }: StatusCounts): string {
  return `${alert + warn + pass} names: ${alert} alert, ${warn} warn, ${pass} pass`;
}
