import { RATING_PASS, RATING_WARN } from '../../contract/rating.ts';
import type { FailStatus } from '../options/shared-options.ts';

/** Number of names with each status. */
export interface StatusCounts {
  pass: number;
  warn: number;
  alert: number;
}

export function createStatusCounts(): StatusCounts {
  return { pass: 0, warn: 0, alert: 0 };
}

/** Counts a rating. A name without a rating counts as an alert. */
export function countRating(counts: StatusCounts, rating: number): void {
  if (rating === RATING_PASS) counts.pass += 1;
  else if (rating === RATING_WARN) counts.warn += 1;
  else counts.alert += 1;
}

/** Adds the second counts to the first. */
export function addCounts(counts: StatusCounts, { pass, warn, alert }: StatusCounts): void {
  counts.pass += pass;
  counts.warn += warn;
  counts.alert += alert;
}

export function sumCounts({ pass, warn, alert }: StatusCounts): number {
  return pass + warn + alert;
}

/** Checks whether any name has the given status or a worse one. */
export function reachesStatus(
  { warn, alert }: Pick<StatusCounts, 'warn' | 'alert'>,
  status: FailStatus | undefined,
): boolean {
  return status !== undefined && (status === 'alert' ? alert : alert + warn) > 0;
}
