// Creates reports on plain names without the data tables. Most registered names are plain.

import { CHECKS } from '../../contract/checks.ts';
import type { Imitation, Known } from '../../contract/imitation-kinds.ts';
import { RATING_PASS } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import {
  createImitationWords,
  type ImitationWording,
  PLAIN_WORDING,
} from '../../words/checks/imitation-check-words.ts';
import { RATING_WORDS } from '../../words/checks/rating-titles.ts';
import { say } from '../../words/statement.ts';
import { ALL_PASS, type CheckMasks, consolidate, getBit } from '../checks/check-masks.ts';
import {
  explainImitation,
  getPlacedEvidence,
  NO_RESEMBLANCE,
  type Resemblance,
} from '../known-names/imitation-finding.ts';
import { mayPoseAsAddress, type PlainKnownNames } from '../known-names/plain-known-names.ts';

const PLAIN_NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.eth$/;

/** Checks whether a name is a DNS label of `[a-z0-9-]` under `eth`. Labels such as `xn--…` are not plain. */
function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name) && !name.startsWith('--', 2);
}

/** Checks whether a name can be inspected before the data tables have loaded. */
export function needsNoTables(name: string): boolean {
  return isPlainName(name) && !mayPoseAsAddress(name);
}

/** Compares each plain name with the known names. Returns null for all other names. */
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

/**
 * Creates the consolidated report on a plain name. The report is equal to the one created with the data tables.
 *
 * @param wording needed only for a name that may pose as an address, or with watched names beyond simple text
 */
export function createPlainNameReport(
  name: string,
  namehash: string,
  resemblance: Resemblance,
  wording: ImitationWording = PLAIN_WORDING,
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
  return resemblance === NO_RESEMBLANCE ? report : addResemblance(report, resemblance, wording);
}

function addResemblance(
  report: ConsolidatedNameGuardReport,
  resemblance: Resemblance,
  wording: ImitationWording,
): ConsolidatedNameGuardReport {
  const { imitation } = resemblance;
  const known = reportKnown(resemblance);
  if (imitation === null) return { ...report, known };
  return {
    ...report,
    imitates: reportImitation(resemblance, wording),
    known,
    ...consolidate('name', getPlainCheckMasks(resemblance), () => ({
      message: `${say(createImitationWords(wording), explainImitation(imitation))}.`,
      check_name: CHECKS.impersonation_risk.name,
      check: 'impersonation_risk',
      status: imitation.status,
    })),
  };
}

/** Creates the report fields about the known names that a name resembles. */
export function reportImitation(
  { imitation }: Resemblance,
  { sayEvidence }: Pick<ImitationWording, 'sayEvidence'>,
): Imitation | null {
  if (imitation === null) return null;
  const { target, kind, status } = imitation;
  return {
    name: target?.name ?? null,
    kind,
    status,
    evidence: sayEvidence({ ...getPlacedEvidence(imitation), target }),
  };
}

export function reportKnown({ known }: Resemblance): Known | null {
  if (known === null) return null;
  const { name, title, category } = known;
  return { name, title, category };
}
