// Creates consolidated and full reports on graphemes: https://www.unicode.org/reports/tr39/

import type {
  ConfusableGuardReport,
  ConsolidatedFields,
  ConsolidatedGraphemeGuardReport,
  GraphemeGuardReport,
} from '../../contract/reports.ts';
import { formatCodePoint } from '../../primitives/format-code-points.ts';
import { memoize } from '../../primitives/memoize.ts';
import { graphemeChecks } from '../checks/catalogue.ts';
import { consolidate } from '../checks/consolidate.ts';
import type { GraphemeFacts } from '../checks/facts.ts';
import type { ConfusableLists } from '../confusables/confusable-lists.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { DetailsTables } from '../tables/details-tables.ts';
import { getUnicodeVersion } from './get-unicode-version.ts';
import { describeGrapheme } from './grapheme-description.ts';
import { getGraphemeLink } from './grapheme-link.ts';
import { getGraphemeName } from './grapheme-name.ts';
import { formatScript } from './grapheme-script.ts';

export interface GraphemeReporter {
  /** Returns the consolidated report, which is also part of a label report. */
  reportConsolidated(facts: GraphemeFacts): ConsolidatedGraphemeGuardReport;
  reportFull(facts: GraphemeFacts): GraphemeGuardReport;
}

/** Cached fields of a grapheme report, which do not depend on checks. */
type Description = Omit<ConsolidatedGraphemeGuardReport, keyof ConsolidatedFields>;

/** Maximum number of cached descriptions. */
const MAX_CACHED_DESCRIPTIONS = 2048;
const MAX_CACHED_LISTS = 256;
/** Maximum length of a cached grapheme in UTF-16 code units. */
const MAX_CACHED_LENGTH = 64;

export function createGraphemeReporter(
  bulk: BulkTables,
  details: DetailsTables,
  getGraphemeFacts: (grapheme: string) => GraphemeFacts,
  lists: ConfusableLists,
): GraphemeReporter {
  const isShort = (grapheme: string) => grapheme.length <= MAX_CACHED_LENGTH;
  const getDescription = memoize(
    (grapheme: string): Description => {
      const facts = getGraphemeFacts(grapheme);
      return {
        normalization: facts.isNormalized ? 'normalized' : 'unnormalized',
        grapheme,
        grapheme_name: getGraphemeName(facts, details),
        grapheme_type: facts.type,
        grapheme_script: formatScript(facts.script),
        grapheme_description: describeGrapheme(facts),
        unicode_version: getUnicodeVersion(facts, bulk, details),
      };
    },
    MAX_CACHED_DESCRIPTIONS,
    isShort,
  );
  const listConfusables = memoize(lists.list, MAX_CACHED_LISTS, isShort);

  function reportConsolidated(facts: GraphemeFacts): ConsolidatedGraphemeGuardReport {
    const { checkMasks } = facts;
    const getResult = (index: number) => graphemeChecks.getResult(index, facts, checkMasks);
    // Object.assign is many times faster than spreading both objects, and lists are long.
    return Object.assign(
      consolidate('grapheme', checkMasks, getResult),
      getDescription(facts.grapheme),
    );
  }

  function reportConfusables(facts: GraphemeFacts): ConfusableGuardReport[] {
    return listConfusables(facts.grapheme).map((other) =>
      Object.assign(reportConsolidated(getGraphemeFacts(other)), {
        is_canonical: other === facts.canonical,
      }),
    );
  }

  return {
    reportConsolidated,
    reportFull: (facts) => ({
      ...reportConsolidated(facts),
      checks: graphemeChecks.getResults(facts, facts.checkMasks),
      ...getGraphemeLink(facts),
      confusables: reportConfusables(facts),
      confusable_sequences: [...lists.sequences(facts.grapheme)],
      canonical_grapheme: facts.canonical,
      codepoints: facts.codePoints.map(formatCodePoint),
    }),
  };
}
