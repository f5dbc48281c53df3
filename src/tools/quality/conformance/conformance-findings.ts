// Names are compared by findings, because the implementations weigh them differently: limitations, ordinary spelling
// and imitations of known names have other ratings here.

import { CHECK_CODES, type CheckCode, type CheckStatus } from '../../../contract/checks.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN, type Rating } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import type { NameCase } from './cases.ts';

/** Checks that say where a name works. Here they are no reason for distrust. */
const LIMITATIONS: ReadonlySet<CheckCode> = new Set([
  'typing_difficulty',
  'font_support',
  'punycode_compatible_name',
  'punycode_compatible_label',
  'namewrapper_compatible',
  'decentralized_name',
]);

/** Checks whose findings can be ordinary spelling here. */
const CONTEXTUAL: ReadonlySet<CheckCode> = new Set([
  'confusables',
  'mixed_scripts',
  'impersonation_risk',
]);

export type Finding = 'finding' | 'none';

type TheirChecks = NameCase['checks'];
type OurReport = Pick<NameGuardReport, 'rating' | 'highest_risk' | 'checks'>;

/** Expected rating of a name and its highest risk. */
export interface ExpectedVerdict {
  rating: Rating;
  highest_risk: CheckCode | null;
}

/** Whether the other implementation found something. */
export function readTheirFinding(status: string | undefined): Finding {
  return status === 'alert' || status === 'warn' ? 'finding' : 'none';
}

/** Whether one of our checks found something, even if it only informs. */
export function readOurFinding(status: CheckStatus): Finding {
  return status === 'info' ? 'finding' : readTheirFinding(status);
}

/** Number of our checks that found something. */
export function countFindings({ checks }: Pick<OurReport, 'checks'>): number {
  return checks.filter(({ status }) => readOurFinding(status) === 'finding').length;
}

/** Whether a check found something in only one implementation. */
export function hasOtherFindings(theirs: TheirChecks, ours: Pick<OurReport, 'checks'>): boolean {
  return ours.checks.some(
    ({ check, status }) => readTheirFinding(theirs[check]) !== readOurFinding(status),
  );
}

/**
 * Derives the expected rating from the checks of the other implementation, without limitations and with our warning
 * or alert about an imitation. If only findings that depend on context remain, our own pass or warn is expected.
 */
export function expectVerdict(theirs: TheirChecks, ours: OurReport): ExpectedVerdict {
  const imitation = ours.checks.find(({ check }) => check === 'impersonation_risk')?.status;
  const getStatus = (code: CheckCode) =>
    code === 'impersonation_risk' && (imitation === 'alert' || imitation === 'warn')
      ? imitation
      : theirs[code];
  const risks = CHECK_CODES.filter(
    (code) => !LIMITATIONS.has(code) && readTheirFinding(getStatus(code)) === 'finding',
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
