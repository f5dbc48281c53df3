// Creates the part of an inspector that reports on single names and graphemes.

import type { Outcome } from '../contract/problem.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../contract/reports.ts';
import { quoteGrapheme } from '../words/quoting/quote-grapheme.ts';
import { createConfusableLists } from './confusables/confusable-lists.ts';
import { createFailure, createUnpairedSurrogateFailure } from './create-problem.ts';
import { createGraphemeReporter } from './grapheme/grapheme-report.ts';
import { createImitateName, type ImitateName } from './imitate-name.ts';
import { createLabelReporter } from './label/label-report.ts';
import type { ListEngine, ListInspector, WatchOptions } from './list-engine.ts';
import { createFullNameReport } from './name/full-name-report.ts';
import { splitGraphemes } from './segmentation/split-graphemes.ts';
import type { BulkTables } from './tables/bulk-tables.ts';
import { decodeDetailsTables } from './tables/details-tables.ts';
import type { Sections } from './tables/sections.ts';
import { toCodePoints } from './text/code-points.ts';
import { hashToHex } from './text/utf8.ts';

/** Inspector of names and graphemes. */
export interface NameInspector extends ListInspector {
  inspectName(name: string): Outcome<NameGuardReport>;
  inspectGrapheme(grapheme: string): Outcome<GraphemeGuardReport>;
  /**
   * Yields names that could be registered to imitate a name, the most dangerous first. The order is always the same.
   * The name itself is not included. If ENS does not accept the name, yields no candidates, and `problem` contains the
   * reason.
   *
   * @example for (const { name } of inspector.imitations('vitalik.eth', { limit: 100 })) …
   */
  imitations: ImitateName;
  withWatchlist(options: WatchOptions): NameInspector;
}

/**
 * Creates an inspector that uses an existing engine.
 *
 * @param sections sections of the details table. The sections in `LATE_SECTIONS` may be added to this map later. If a
 * report needs a section that has not been added yet, the inspector throws a `MissingSectionError`
 */
export function createNameInspector(engine: ListEngine, sections: Sections): NameInspector {
  const { bulkTables, confusables, hasher, getGraphemeFacts } = engine.parts;
  const detailsTables = decodeDetailsTables(sections);
  const lists = createConfusableLists(sections, confusables, bulkTables);
  const graphemes = createGraphemeReporter(bulkTables, detailsTables, getGraphemeFacts, lists);
  const imitations = createImitateName({ lists, confusables, tables: bulkTables });
  const reportLabel = createLabelReporter(hasher, graphemes, confusables, getGraphemeFacts);

  function complete({ inspector, getNameFacts, watch }: ListEngine): NameInspector {
    return {
      ...inspector,
      withWatchlist: (options) => complete(watch(options)),
      inspectName(name) {
        if (!name.isWellFormed()) return createUnpairedSurrogateFailure();
        const facts = getNameFacts(name);
        const namehash = hashToHex(hasher.namehashes([name]));
        return {
          ok: true,
          value: createFullNameReport(facts, namehash, reportLabel, confusables),
        };
      },
      inspectGrapheme(grapheme) {
        if (!grapheme.isWellFormed()) return createUnpairedSurrogateFailure();
        return inspectOneGrapheme(grapheme, bulkTables, (only) =>
          graphemes.reportFull(getGraphemeFacts(only)),
        );
      },
      imitations,
    };
  }

  return complete(engine);
}

// Inspects a text that must be one grapheme: https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries

/** Maximum number of graphemes that a problem lists. */
const MAX_LISTED = 20;

/** Returns the report of a grapheme. For any other text, returns a problem that lists its graphemes. */
function inspectOneGrapheme(
  text: string,
  tables: BulkTables,
  report: (grapheme: string) => GraphemeGuardReport,
): Outcome<GraphemeGuardReport> {
  const graphemes = splitGraphemes(text, tables);
  const [only, ...more] = graphemes;
  if (only === undefined) {
    return createFailure('not_a_grapheme', 'The text is empty. Give one grapheme.');
  }
  if (more.length === 0) return { ok: true, value: report(only) };
  const listed = graphemes.slice(0, MAX_LISTED).map((grapheme) => quoteText(grapheme, tables));
  const rest = graphemes.length > MAX_LISTED ? ', …' : '';
  return createFailure(
    'not_a_grapheme',
    `The text has ${graphemes.length} graphemes. Give one of them: ${listed.join(', ')}${rest}.`,
  );
}

/** Quotes a grapheme without gathering all its facts, which can fail or be slow for many marks. */
function quoteText(grapheme: string, { drawsNothing, mark }: BulkTables): string {
  const codePoints = toCodePoints(grapheme);
  return quoteGrapheme({
    grapheme,
    codePoints,
    drawsNothing: codePoints.every(drawsNothing),
    startsWithMark: mark(codePoints[0] ?? 0) !== 'none',
  });
}
