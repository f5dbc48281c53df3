// Reports on one grapheme: its facts in words, its checks, and what it can be mistaken for, https://www.unicode.org/reports/tr39/
import type {
  ConfusableGuardReport,
  ConsolidatedGraphemeGuardReport,
  GraphemeGuardReport,
} from '../../contract/reports.ts';
import { graphemeChecks } from '../checks/catalogue.ts';
import { consolidate } from '../checks/consolidate.ts';
import { codePointName } from '../checks/wording.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { DetailsTables } from '../tables/details-tables.ts';
import { graphemeDescription } from './grapheme-description.ts';
import type { GraphemeFacts } from './grapheme-facts.ts';
import { graphemeLink } from './grapheme-link.ts';
import { graphemeName } from './grapheme-name.ts';
import { scriptInWords } from './grapheme-script.ts';
import { unicodeVersion } from './unicode-version.ts';

export interface GraphemeReporter {
  /** The short report, as one of a label's. */
  consolidated(facts: GraphemeFacts): ConsolidatedGraphemeGuardReport;
  /** The full report. */
  full(facts: GraphemeFacts): GraphemeGuardReport;
}

/**
 * @param lookAlikes what a grapheme can be mistaken for, most alike first
 */
export function createGraphemeReporter(
  bulk: BulkTables,
  details: DetailsTables,
  graphemeFacts: (grapheme: string) => GraphemeFacts,
  lookAlikes: (grapheme: string) => readonly string[],
): GraphemeReporter {
  function consolidated(facts: GraphemeFacts): ConsolidatedGraphemeGuardReport {
    const { verdict } = facts;
    return {
      ...consolidate('grapheme', verdict, (index) => graphemeChecks.result(index, facts, verdict)),
      normalization: facts.isNormalized ? 'normalized' : 'unnormalized',
      grapheme: facts.grapheme,
      grapheme_name: graphemeName(facts, details),
      grapheme_type: facts.type,
      grapheme_script: scriptInWords(facts.script),
      grapheme_description: graphemeDescription(facts),
      unicode_version: unicodeVersion(facts, bulk, details),
    };
  }

  function confusables({ grapheme, canonical }: GraphemeFacts): ConfusableGuardReport[] {
    return lookAlikes(grapheme).map((other) => ({
      ...consolidated(graphemeFacts(other)),
      is_canonical: other === canonical,
    }));
  }

  return {
    consolidated,
    full: (facts) => ({
      ...consolidated(facts),
      checks: graphemeChecks.results(facts, facts.verdict),
      ...graphemeLink(facts),
      confusables: confusables(facts),
      canonical_grapheme: facts.canonical,
      codepoints: facts.codePoints.map(codePointName),
    }),
  };
}
