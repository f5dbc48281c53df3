import type { FindingStatus } from '../../contract/finding.ts';
import { type AnyNameReport, getHeadline } from './headline.ts';
import { getRatingTone } from './rating-words.ts';

/**
 * Returns the status to show for a name in a text or on a page. Unlike the rating, the status is `info` if the headline
 * states a harmless fact. For example, `Vitalik.eth` is the name `vitalik.eth`, and `coinbase-fan.eth` contains a known
 * name.
 */
export function getNotedStatus(report: AnyNameReport): FindingStatus {
  const status = getHeadline(report).tone ?? getRatingTone(report.rating);
  return status === 'pass' && report.imitates ? report.imitates.status : status;
}
