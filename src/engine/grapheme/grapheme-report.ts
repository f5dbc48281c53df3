// Reports on graphemes, consolidated and full: https://www.unicode.org/reports/tr39/

import type {
  ConfusableGuardReport,
  ConsolidatedFields,
  ConsolidatedGraphemeGuardReport,
  GraphemeGuardReport,
} from '../../contract/reports.ts';
import { remembered } from '../../primitives/memoize.ts';
import { graphemeChecks } from '../checks/catalogue.ts';
import { consolidate } from '../checks/consolidate.ts';
import type { GraphemeFacts } from '../checks/facts.ts';
import { codePointName } from '../checks/format.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { DetailsTables } from '../tables/details-tables.ts';
import { graphemeDescription } from './grapheme-description.ts';
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

/** What is said of a grapheme whatever its verdict: texts alone, so that reports can share them. */
type Description = Omit<ConsolidatedGraphemeGuardReport, keyof ConsolidatedFields>;

/** Enough for the longest lists of a few graphemes that are looked at in turn. */
const CACHED_DESCRIPTIONS = 2048;
const CACHED_LISTS = 256;
/** In UTF-16 units: what is longer would fill the memory. */
const LONGEST_CACHED = 64;

/**
 * @param lookAlikes what a grapheme can be mistaken for, most alike first
 */
export function createGraphemeReporter(
  bulk: BulkTables,
  details: DetailsTables,
  graphemeFacts: (grapheme: string) => GraphemeFacts,
  lookAlikes: (grapheme: string) => readonly string[],
): GraphemeReporter {
  const isShort = (grapheme: string) => grapheme.length <= LONGEST_CACHED;
  const description = remembered(
    (grapheme: string): Description => {
      const facts = graphemeFacts(grapheme);
      return {
        normalization: facts.isNormalized ? 'normalized' : 'unnormalized',
        grapheme,
        grapheme_name: graphemeName(facts, details),
        grapheme_type: facts.type,
        grapheme_script: scriptInWords(facts.script),
        grapheme_description: graphemeDescription(facts),
        unicode_version: unicodeVersion(facts, bulk, details),
      };
    },
    CACHED_DESCRIPTIONS,
    isShort,
  );
  const others = remembered(lookAlikes, CACHED_LISTS, isShort);

  function consolidated(facts: GraphemeFacts): ConsolidatedGraphemeGuardReport {
    const { verdict } = facts;
    const resultOf = (index: number) => graphemeChecks.result(index, facts, verdict);
    // Not spread into a third object: that takes many times as long, and lists are long.
    return Object.assign(consolidate('grapheme', verdict, resultOf), description(facts.grapheme));
  }

  function confusables(facts: GraphemeFacts): ConfusableGuardReport[] {
    return others(facts.grapheme).map((other) =>
      Object.assign(consolidated(graphemeFacts(other)), {
        is_canonical: other === facts.canonical,
      }),
    );
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
