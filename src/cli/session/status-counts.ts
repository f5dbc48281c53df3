import type { FindingStatus } from '../../contract/finding.ts';
import { RATING_PASS, RATING_WARN } from '../../contract/rating.ts';
import type { FailStatus } from '../options/shared-options.ts';

/** Number of names or findings with each status. */
export type StatusCounts = Record<FindingStatus, number>;

export function createStatusCounts(): StatusCounts {
  return { alert: 0, warn: 0, info: 0, pass: 0 };
}

/** Counts a rating. A name without a rating counts as an alert. */
export function countRating(counts: StatusCounts, rating: number): void {
  counts[rating === RATING_PASS ? 'pass' : rating === RATING_WARN ? 'warn' : 'alert'] += 1;
}

export function sumCounts(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** @example listCounts(counts, ['alert', 'warn']) // '1 alert, 1,200 warn' */
export function listCounts(counts: StatusCounts, statuses: readonly FindingStatus[]): string {
  return statuses.map((status) => `${counts[status].toLocaleString('en')} ${status}`).join(', ');
}

/** Checks whether any name or finding has the given status or a worse one. */
export function reachesStatus(
  { warn, alert }: StatusCounts,
  status: FailStatus | undefined,
): boolean {
  return status !== undefined && (status === 'alert' ? alert : alert + warn) > 0;
}
