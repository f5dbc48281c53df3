// Creates the report of a label.

import type { LabelGraphemeGuardReport, LabelGuardReport } from '../../contract/reports.ts';
import { labelChecks } from '../checks/catalogue.ts';
import { consolidate, getBit, getWorstStatus } from '../checks/check-masks.ts';
import type { GraphemeFacts, LabelFacts } from '../checks/facts.ts';
import type { GraphemeReporter } from '../grapheme/grapheme-report.ts';
import type { NameHasher } from '../hashing/name-hasher.ts';
import { hashToHex } from '../text/utf8.ts';
import { explainNormalization, type RepairSources } from './normalization-error.ts';

const CONFUSABLES = getBit('confusables');

/** Returns a function that creates label reports. */
export function createLabelReporter(
  { labelhashes }: Pick<NameHasher, 'labelhashes'>,
  graphemes: Pick<GraphemeReporter, 'reportConsolidated'>,
  confusables: RepairSources,
  getGraphemeFacts: (grapheme: string) => GraphemeFacts,
): (facts: LabelFacts) => LabelGuardReport {
  return (facts) => {
    const { label, checkMasks, normalization, unusual } = facts;
    const isUnusual = ({ grapheme }: GraphemeFacts) =>
      unusual === null || unusual.graphemes.some((other) => other.grapheme === grapheme);
    const reportGrapheme = (grapheme: GraphemeFacts): LabelGraphemeGuardReport =>
      Object.assign(graphemes.reportConsolidated(grapheme), {
        // A warning about a grapheme becomes info unless the label has the same warning. If the label has an unusual
        // spelling, `confusables` warns only about the unusual graphemes.
        status_in_label: getWorstStatus(
          grapheme.checkMasks,
          labelChecks.limitations | ~checkMasks.warn | (isUnusual(grapheme) ? 0 : CONFUSABLES),
        ),
      });
    return {
      ...consolidate('label', checkMasks, (index) =>
        labelChecks.getResult(index, facts, checkMasks),
      ),
      label,
      labelhash: hashToHex(labelhashes([label])),
      normalization,
      beautiful_label: normalization === 'normalized' ? facts.beautified : null,
      canonical_label: facts.canonical,
      checks: labelChecks.getResults(facts, checkMasks),
      graphemes: facts.isUnknown ? null : facts.graphemes.map(reportGrapheme),
      normalization_error:
        normalization === 'unnormalized'
          ? explainNormalization(facts, confusables, getGraphemeFacts)
          : null,
    };
  };
}
