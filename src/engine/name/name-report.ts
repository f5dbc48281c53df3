// Reports on names, consolidated and full: https://docs.ens.domains/ensip/1

import type {
  ConsolidatedNameGuardReport,
  LabelGuardReport,
  NameGuardReport,
} from '../../contract/reports.ts';
import { nameChecks } from '../checks/catalogue.ts';
import { consolidate } from '../checks/consolidate.ts';
import type { LabelFacts, NameFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { toHex } from '../text/hex.ts';
import { perceivedName } from './perceived-name.ts';

/** The documented report of bulk inspection. */
export function consolidatedNameReport(
  facts: NameFacts,
  namehash: Uint8Array,
): ConsolidatedNameGuardReport {
  const { verdict } = facts;
  return {
    name: facts.name,
    namehash: toHex(namehash),
    inspected: facts.isInspected,
    beautiful_name: facts.beautiful,
    normalization: facts.normalization,
    ...consolidate('name', verdict, (index) => nameChecks.result(index, facts, verdict)),
  };
}

/** Everything there is to say about a name. */
export function fullNameReport(
  facts: NameFacts,
  namehash: Uint8Array,
  labelReport: (facts: LabelFacts) => LabelGuardReport,
  confusables: Pick<Confusables, 'perceivedGrapheme'>,
): NameGuardReport {
  return {
    ...consolidatedNameReport(facts, namehash),
    checks: checkResults(facts),
    canonical_name: facts.canonicalName,
    looks_like: facts.isInspected ? perceivedName(facts, confusables) : null,
    labels: facts.isInspected ? facts.labels.map(labelReport) : null,
  };
}

/** Whether a name was inspected is only told when it was not, and then it is all there is to tell. */
function checkResults(facts: NameFacts): NameGuardReport['checks'] {
  const results = nameChecks.results(facts, facts.verdict);
  if (facts.isInspected) return results.filter(({ check }) => check !== 'uninspected');
  return results.map((result) =>
    result.check === 'uninspected'
      ? result
      : { ...result, message: 'Not checked, because this name was not inspected.' },
  );
}
