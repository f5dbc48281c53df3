import { type AnyNameReport, getHeadline } from './headline.ts';
import { getRatingTone } from './rating-words.ts';

/** Statuses of names in a text or on a page, worst first. */
export const NOTED_STATUSES = ['alert', 'warn', 'info', 'pass'] as const;

export type NotedStatus = (typeof NOTED_STATUSES)[number];

/**
 * Returns the status to show for a name in a text or on a page. Unlike the rating, the status is `info` if the headline
 * states a harmless fact. For example, `Vitalik.eth` is the name `vitalik.eth`, and `coinbase-fan.eth` contains a known
 * name.
 */
export function getNotedStatus(report: AnyNameReport): NotedStatus {
  const status = getHeadline(report).tone ?? getRatingTone(report.rating);
  return status === 'pass' && report.imitates ? report.imitates.status : status;
}
