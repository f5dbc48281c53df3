// Plain names, which pass every check without a table, but for what the known names say: most of what is registered.

import { CHECK_NAMES } from '../../contract/checks.ts';
import { RATING_PASS } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { ALL_PASS, type CheckMasks, getBit } from '../checks/check-masks.ts';
import { consolidate } from '../checks/consolidate.ts';
import { describeImitation } from '../checks/describe-imitation.ts';
import { RATING_WORDS } from '../checks/rating-titles.ts';
import type { PlainKnownNames } from '../known-names/plain-known-names.ts';
import { NO_RESEMBLANCE, type Resemblance } from '../known-names/resemblance.ts';
import { reportImitation, reportKnown } from './resemblance-report.ts';

const PLAIN_NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.eth$/;

/** True for a `.eth` name of letters, digits and inner hyphens that is its own DNS name, no encoded one, and short. */
export function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name) && !name.startsWith('--', 2);
}

/** What the known names say about each name for which {@link isPlainName} holds; null for any other. */
export function judgePlainNames(
  names: readonly string[],
  knownNames: PlainKnownNames,
): (Resemblance | null)[] {
  return names.map((name) => (isPlainName(name) ? knownNames.judgePlainName(name) : null));
}

/** Returns the check masks of a plain name. Only `impersonation_risk` can fail. */
export function getPlainCheckMasks({ imitation }: Resemblance): CheckMasks {
  if (imitation === null) return ALL_PASS;
  return { ...ALL_PASS, [imitation.status]: getBit('impersonation_risk') };
}

const { title, subtitle } = RATING_WORDS.name[RATING_PASS];

/** The report of a name for which {@link isPlainName} holds: the same as the inspector's. */
export function createPlainNameReport(
  name: string,
  namehash: string,
  resemblance: Resemblance,
): ConsolidatedNameGuardReport {
  const report: ConsolidatedNameGuardReport = {
    name,
    namehash,
    inspected: true,
    beautiful_name: name,
    normalization: 'normalized',
    imitates: null,
    known: null,
    rating: RATING_PASS,
    risk_count: 0,
    highest_risk: null,
    title,
    subtitle,
  };
  return resemblance === NO_RESEMBLANCE ? report : addResemblance(report, resemblance);
}

function addResemblance(
  report: ConsolidatedNameGuardReport,
  resemblance: Resemblance,
): ConsolidatedNameGuardReport {
  return {
    ...report,
    imitates: reportImitation(resemblance),
    known: reportKnown(resemblance),
    ...consolidate('name', getPlainCheckMasks(resemblance), () => ({
      message: describeImitation(resemblance),
      check_name: CHECK_NAMES.impersonation_risk,
      check: 'impersonation_risk',
      status: resemblance.imitation?.status ?? 'pass',
    })),
  };
}
