// Reports on labels: https://docs.ens.domains/ensip/15

import type { LabelGuardReport } from '../../contract/reports.ts';
import { labelChecks } from '../checks/catalogue.ts';
import { consolidate } from '../checks/consolidate.ts';
import type { GraphemeFacts, LabelFacts } from '../checks/facts.ts';
import type { GraphemeReporter } from '../grapheme/grapheme-report.ts';
import type { NameHasher } from '../hashing/name-hasher.ts';
import { toHex } from '../text/hex.ts';
import { normalizationError, type RepairSources } from './normalization-error.ts';

/** Makes the reports of labels. */
export function createLabelReporter(
  { labelhash }: Pick<NameHasher, 'labelhash'>,
  graphemes: Pick<GraphemeReporter, 'consolidated'>,
  confusables: RepairSources,
  graphemeFacts: (grapheme: string) => GraphemeFacts,
): (facts: LabelFacts) => LabelGuardReport {
  return (facts) => {
    const { label, verdict, normalization } = facts;
    return {
      ...consolidate('label', verdict, (index) => labelChecks.result(index, facts, verdict)),
      label,
      labelhash: toHex(labelhash(label)),
      normalization,
      beautiful_label: normalization === 'normalized' ? facts.beautified : null,
      canonical_label: facts.canonical,
      checks: labelChecks.results(facts, verdict),
      graphemes: facts.isUnknown ? null : facts.graphemes.map(graphemes.consolidated),
      normalization_error:
        normalization === 'unnormalized'
          ? normalizationError(facts, confusables, graphemeFacts)
          : null,
    };
  };
}
