// Creates the full report on a name: https://docs.ens.domains/ensip/1

import type { LabelGuardReport, NameGuardReport } from '../../contract/reports.ts';
import { sayCheck } from '../../words/checks/check-words.ts';
import { nameChecks } from '../checks/catalogue.ts';
import type { LabelFacts, NameFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { isNormalizedLabel } from '../ensip15/normalize-label.ts';
import { perceivedLabel } from '../label/perceived-label.ts';
import { createConsolidatedNameReport } from './consolidated-name-report.ts';

/** Creates the report on a name with its labels and graphemes. */
export function createFullNameReport(
  facts: NameFacts,
  namehash: string,
  reportLabel: (facts: LabelFacts) => LabelGuardReport,
  confusables: Pick<Confusables, 'perceivedGrapheme'>,
): NameGuardReport {
  return {
    ...createConsolidatedNameReport(facts, namehash),
    checks: listCheckResults(facts),
    canonical_name: facts.canonicalName,
    looks_like: facts.isInspected ? perceivedName(facts, confusables) : null,
    labels: facts.isInspected ? facts.labels.map(reportLabel) : null,
  };
}

/** Lists the results of all checks. Includes the check `uninspected` only if the name was not inspected. */
function listCheckResults(facts: NameFacts): NameGuardReport['checks'] {
  const results = nameChecks.getResults(facts, facts.checkMasks);
  if (facts.isInspected) return results.filter(({ check }) => check !== 'uninspected');
  return results.map((result) =>
    result.check === 'uninspected'
      ? result
      : { ...result, message: sayCheck({ code: 'name_not_inspected' }) },
  );
}

// Finds the perceived form of a name, which is what a reader sees at a glance:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

/**
 * Returns the perceived form of a name, or null if that form is the name itself or is not normalized.
 *
 * @example perceivedName(facts of 'аррӏе.eth', confusables) // 'apple.eth'
 */
function perceivedName(
  { name, labels }: Pick<NameFacts, 'name' | 'labels'>,
  confusables: Pick<Confusables, 'perceivedGrapheme'>,
): string | null {
  if (labels.some(({ isUnknown }) => isUnknown)) return null;
  const perceived = labels.map((label) => perceivedLabel(label, confusables));
  const joined = perceived.join('.');
  if (joined === name) return null;
  return perceived.every(isNormalizedLabel) ? joined : null;
}
