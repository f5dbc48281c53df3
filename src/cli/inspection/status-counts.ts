import { RATING_ALERT, RATING_WARN } from '../../contract/rating.ts';
import type { FailStatus } from '../options/shared-options.ts';

/** How many names have each status. */
export interface StatusCounts {
  pass: number;
  warn: number;
  alert: number;
}

export function createStatusCounts(): StatusCounts {
  return { pass: 0, warn: 0, alert: 0 };
}

/** Counts a rating. */
export function countRating(counts: StatusCounts, rating: number): void {
  if (rating === RATING_ALERT) counts.alert += 1;
  else if (rating === RATING_WARN) counts.warn += 1;
  else counts.pass += 1;
}

/** Adds what was counted elsewhere. */
export function addCounts(counts: StatusCounts, { pass, warn, alert }: StatusCounts): void {
  counts.pass += pass;
  counts.warn += warn;
  counts.alert += alert;
}

export function sumCounts({ pass, warn, alert }: StatusCounts): number {
  return pass + warn + alert;
}

/** True when something has this status or a worse one. */
export function isFound({ warn, alert }: StatusCounts, status: FailStatus | undefined): boolean {
  return status !== undefined && (status === 'alert' ? alert : alert + warn) > 0;
}
