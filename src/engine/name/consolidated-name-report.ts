// Creates the consolidated report on a name, without labels and checks: https://docs.ens.domains/ensip/1

import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { sayEvidence } from '../../words/checks/evidence-words.ts';
import { nameChecks } from '../checks/catalogue.ts';
import { consolidate } from '../checks/check-masks.ts';
import type { NameFacts } from '../checks/facts.ts';
import { reportImitation, reportKnown } from './plain-name.ts';

/** Creates the report that bulk inspection returns. */
export function createConsolidatedNameReport(
  facts: NameFacts,
  namehash: string,
): ConsolidatedNameGuardReport {
  const { checkMasks } = facts;
  return {
    name: facts.name,
    namehash,
    inspected: facts.isInspected,
    beautiful_name: facts.beautiful,
    normalization: facts.normalization,
    imitates: reportImitation(facts.resemblance, { sayEvidence }),
    known: reportKnown(facts.resemblance),
    ...consolidate('name', checkMasks, (index) => nameChecks.getResult(index, facts, checkMasks)),
  };
}
