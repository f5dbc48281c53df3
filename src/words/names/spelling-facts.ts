// Facts about the spelling of a name that only its full report contains. The first verdict of the page loads without them.

import type { NameGuardReport, Normalization, NormalizationError } from '../../contract/reports.ts';
import { hasRisk } from './report-facts.ts';

/**
 * Returns the normalization status of the labels whose text is known. The documented status of a name is `unknown` as
 * soon as one label is unknown, even if ENS rejects another label: `[64 hex digits].PAYPAL.eth`.
 */
export function getSpelling(report: NameGuardReport): Normalization {
  return hasRisk(report, 'normalized') ? 'unnormalized' : report.normalization;
}

/** Returns the reason why ENSIP-15 rejects a label. Returns null if ENSIP-15 accepts or only changes every label. */
export function findRejection({ labels }: NameGuardReport): NormalizationError | null {
  const errors = (labels ?? []).map(({ normalization_error: error }) => error);
  return errors.find((error) => error !== null && error.code !== 'not_normalized') ?? null;
}
