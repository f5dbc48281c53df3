// Reports on one grapheme: its facts in words, its checks, and what it can be mistaken for, https://www.unicode.org/reports/tr39/
import type {
  ConfusableGuardReport,
  ConsolidatedFields,
  ConsolidatedGraphemeGuardReport,
  GraphemeGuardReport,
} from '../../contract/reports.ts';
import { BoundedCache } from '../bounded-cache.ts';
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

/** What is said of a grapheme whatever its verdict: texts alone, so that reports can share them. */
type Description = Omit<ConsolidatedGraphemeGuardReport, keyof ConsolidatedFields>;

/** Enough for the longest lists of a few graphemes that are looked at in turn. */
const CACHED_DESCRIPTIONS = 2048;
const CACHED_LISTS = 256;
/** In UTF-16 units: what is longer would fill the memory. */
const LONGEST_CACHED = 64;

/** The same function with its recent answers remembered. */
function remembered<T>(size: number, find: (facts: GraphemeFacts) => T) {
  const known = new BoundedCache<string, T>(size);
  return (facts: GraphemeFacts): T => {
    const { grapheme } = facts;
    if (grapheme.length > LONGEST_CACHED) return find(facts);
    let answer = known.get(grapheme);
    if (answer === undefined) {
      answer = find(facts);
      known.set(grapheme, answer);
    }
    return answer;
  };
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
  const description = remembered(
    CACHED_DESCRIPTIONS,
    (facts): Description => ({
      normalization: facts.isNormalized ? 'normalized' : 'unnormalized',
      grapheme: facts.grapheme,
      grapheme_name: graphemeName(facts, details),
      grapheme_type: facts.type,
      grapheme_script: scriptInWords(facts.script),
      grapheme_description: graphemeDescription(facts),
      unicode_version: unicodeVersion(facts, bulk, details),
    }),
  );
  const others = remembered(CACHED_LISTS, ({ grapheme }) => lookAlikes(grapheme));

  function consolidated(facts: GraphemeFacts): ConsolidatedGraphemeGuardReport {
    const { verdict } = facts;
    const resultOf = (index: number) => graphemeChecks.result(index, facts, verdict);
    // Not spread into a third object: that takes many times as long, and lists are long.
    return Object.assign(consolidate('grapheme', verdict, resultOf), description(facts));
  }

  function confusables(facts: GraphemeFacts): ConfusableGuardReport[] {
    return others(facts).map((other) =>
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
