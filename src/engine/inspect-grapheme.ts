// Inspects a text that must be one grapheme: https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries

import type { Outcome } from '../contract/problem.ts';
import type { GraphemeGuardReport } from '../contract/reports.ts';
import { quoteGrapheme } from '../words/quoting/quote-grapheme.ts';
import { createFailure } from './create-problem.ts';
import { splitGraphemes } from './segmentation/split-graphemes.ts';
import type { BulkTables } from './tables/bulk-tables.ts';
import { toCodePoints } from './text/code-points.ts';

/** Maximum number of graphemes that a problem lists. */
const MAX_LISTED = 20;

/** Returns the report of a grapheme. For any other text, returns a problem that lists its graphemes. */
export function inspectOneGrapheme(
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
