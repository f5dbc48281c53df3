import type { AnyNameReport } from './headline.ts';
import { getHeadline } from './headline.ts';
import { getRatingTone } from './rating-words.ts';

/**
 * Returns the status that names in a text or on a page get. Unlike the rating, it is `info` if the headline states a
 * harmless fact: `Vitalik.eth` is the name `vitalik.eth`, and `coinbase-fan.eth` contains a known name.
 */
export function getNotedStatus(report: AnyNameReport): 'pass' | 'info' | 'warn' | 'alert' {
  const status = getHeadline(report).tone ?? getRatingTone(report.rating);
  return status === 'pass' && report.imitates ? report.imitates.status : status;
}
