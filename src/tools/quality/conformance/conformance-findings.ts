// Names are compared by findings, because the two implementations weigh them otherwise: a limitation, ordinary spelling
// or an imitation of a known name says more here than there.

import { CHECK_CODES, type CheckCode, type CheckStatus } from '../../../contract/checks.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN, type Rating } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import type { NameCase } from './cases.ts';

/** Checks that say where a name works: no reason for distrust here. */
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

/** What the name has to be rated, and by which check first. */
export interface ExpectedVerdict {
  rating: Rating;
  highest_risk: CheckCode | null;
}

/** Whether the other implementation found something. */
export function readTheirFinding(status: string | undefined): Finding {
  return status === 'alert' || status === 'warn' ? 'finding' : 'none';
}

/** Whether we found something, a reason for distrust or not. */
export function readOurFinding(status: CheckStatus): Finding {
  return status === 'info' ? 'finding' : readTheirFinding(status);
}

/** How many checks of ours found something. */
export function countFindings({ checks }: Pick<OurReport, 'checks'>): number {
  return checks.filter(({ status }) => readOurFinding(status) === 'finding').length;
}

/** True when a check found something in one implementation alone. */
export function hasOtherFindings(theirs: TheirChecks, ours: Pick<OurReport, 'checks'>): boolean {
  return ours.checks.some(
    ({ check, status }) => readTheirFinding(theirs[check]) !== readOurFinding(status),
  );
}

/**
 * The verdict that follows from the other's checks: without limitations, and with our warning or alert about an
 * imitation. Where only what context decides is left, our own verdict stands, pass or warn.
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
