// The facts of graphemes: https://docs.ens.domains/ensip/15, https://www.unicode.org/reports/tr39/

import { remembered } from '../../primitives/memoize.ts';
import { graphemeChecks } from '../checks/catalogue.ts';
import type { GraphemeFacts, Unjudged } from '../checks/facts.ts';
import { ALL_PASS } from '../checks/verdict.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { isEnsEmoji } from '../ensip15/normalize-grapheme.ts';
import type { normalizeLabel } from '../ensip15/normalize-label.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { toCodePoints } from '../text/code-points.ts';
import { graphemeFontSupport } from './font-support.ts';
import { graphemeScript } from './grapheme-script.ts';
import { graphemeType } from './grapheme-type.ts';
import { scriptSet } from './script-set.ts';

/** Graphemes repeat, but hostile lists have tens of thousands of different ones. */
const CACHED_GRAPHEMES = 32_768;
/** In UTF-16 units: every emoji is shorter, and what is longer would fill the memory. */
const LONGEST_CACHED = 64;

/** Finds the facts of graphemes, those of recent ones from memory. */
export function createGraphemeFacts(
  tables: BulkTables,
  confusables: Confusables,
  normalize: typeof normalizeLabel,
): (grapheme: string) => GraphemeFacts {
  /** One character that ENSIP-15 allows, in whatever company, or a text that it leaves unchanged. */
  function isNormalized(grapheme: string, codePoints: readonly number[]): boolean {
    if (isEnsEmoji(grapheme, tables)) return true;
    if (confusables.mappedForm(grapheme) !== grapheme) return false;
    // A lone letter judged as a label would often be a whole-script confusable or stand in a wrong place.
    return codePoints.length === 1 || normalize(grapheme).normalized === grapheme;
  }

  function findOut(grapheme: string): GraphemeFacts {
    const codePoints = toCodePoints(grapheme);
    const type = graphemeType(grapheme, codePoints, tables);
    const { canonical, flagged } = confusables.lookUp(grapheme);
    const facts: Unjudged<GraphemeFacts> = {
      grapheme,
      codePoints,
      type,
      script: graphemeScript(codePoints, tables),
      scripts: scriptSet(codePoints, tables),
      drawsNothing: codePoints.every(tables.drawsNothing),
      startsWithMark: tables.mark(codePoints[0] ?? 0) !== 'none',
      isNormalized: isNormalized(grapheme, codePoints),
      isConfusable: flagged,
      canonical,
      fontSupport: graphemeFontSupport(grapheme, codePoints, type, tables),
      verdict: ALL_PASS,
    };
    facts.verdict = graphemeChecks.judge(facts);
    return facts;
  }

  return remembered(findOut, CACHED_GRAPHEMES, ({ length }) => length <= LONGEST_CACHED);
}
