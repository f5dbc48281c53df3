// Compares the findings of two implementations instead of their ratings. The implementations rate limitations, ordinary
// spelling and imitations of known names differently.

import { CHECK_CODES, type CheckCode, type CheckStatus } from '../../../contract/checks.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN, type Rating } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import type { NameCase } from './agreement.ts';

/** Codes of checks for limitations on where a name works. Our rating usually ignores these checks. */
const LIMITATIONS: ReadonlySet<CheckCode> = new Set([
  'typing_difficulty',
  'font_support',
  'punycode_compatible_name',
  'punycode_compatible_label',
  'namewrapper_compatible',
  'decentralized_name',
]);

/** Codes of checks whose findings can be ordinary spelling, depending on the context. */
const CONTEXTUAL: ReadonlySet<CheckCode> = new Set([
  'confusables',
  'mixed_scripts',
  'impersonation_risk',
]);

type TheirChecks = NameCase['checks'];
type OurReport = Pick<NameGuardReport, 'rating' | 'highest_risk' | 'checks'>;

/** Returns whether a check of the other implementation has a finding. */
export const hasTheirFinding = (status: string | undefined) =>
  status === 'alert' || status === 'warn';

/** Returns whether one of our checks has a finding. The status `info` also counts. */
export const hasOurFinding = (status: CheckStatus) => status === 'info' || hasTheirFinding(status);

/** Counts our checks that have a finding. */
export function countFindings({ checks }: Pick<OurReport, 'checks'>): number {
  return checks.filter(({ status }) => hasOurFinding(status)).length;
}

/** Returns whether any check has a finding in only one report. */
export function hasDifferentFindings(
  theirs: TheirChecks,
  ours: Pick<OurReport, 'checks'>,
): boolean {
  return ours.checks.some(
    ({ check, status }) => hasTheirFinding(theirs[check]) !== hasOurFinding(status),
  );
}

/**
 * Derives the rating and highest risk that our report should have from the other implementation's checks. Skips limitations, and uses our status if we warn
 * or alert about an imitation. If only contextual findings remain, expects our own rating unless that is an alert.
 */
export function deriveExpectedRating(
  theirs: TheirChecks,
  ours: OurReport,
): { rating: Rating; highest_risk: CheckCode | null } {
  const imitation = ours.checks.find(({ check }) => check === 'impersonation_risk')?.status;
  const getStatus = (code: CheckCode) =>
    code === 'impersonation_risk' && (imitation === 'alert' || imitation === 'warn')
      ? imitation
      : theirs[code];
  const risks = CHECK_CODES.filter(
    (code) => !LIMITATIONS.has(code) && hasTheirFinding(getStatus(code)),
  );
  const [first] = risks;
  if (first === undefined) return { rating: RATING_PASS, highest_risk: null };
  const alert = risks.find((code) => getStatus(code) === 'alert');
  if (alert !== undefined) return { rating: RATING_ALERT, highest_risk: alert };
  if (risks.every((code) => CONTEXTUAL.has(code)) && ours.rating !== RATING_ALERT) {
    return { rating: ours.rating, highest_risk: ours.highest_risk?.check ?? null };
  }
  return { rating: RATING_WARN, highest_risk: first };
}
