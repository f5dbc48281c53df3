// All that the checks need to know of one grapheme, found out once: https://docs.ens.domains/ensip/15, https://www.unicode.org/reports/tr39/
import type { GraphemeType } from '../../contract/reports.ts';
import { remembered } from '../bounded-cache.ts';
import { graphemeChecks } from '../checks/catalogue.ts';
import { ALL_PASS, type Verdict } from '../checks/verdict.ts';
import { toCodePoints } from '../confusables/code-points.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { isEnsEmoji } from '../confusables/ensip15.ts';
import type { normalizeLabel } from '../label/normalize-label.ts';
import type { BulkTables, FontSupport } from '../tables/bulk-tables.ts';
import { graphemeFontSupport } from './font-support.ts';
import { graphemeScript } from './grapheme-script.ts';
import { graphemeType } from './grapheme-type.ts';
import { type ScriptSet, scriptSet } from './script-set.ts';

export interface GraphemeFacts {
  readonly grapheme: string;
  readonly codePoints: readonly number[];
  readonly type: GraphemeType;
  /** UCD Script with underscores, `Combined` or `Unknown`. */
  readonly script: string;
  /** Null when it goes with any script. */
  readonly scripts: ScriptSet | null;
  readonly drawsNothing: boolean;
  readonly startsWithMark: boolean;
  /** By ENSIP-15, without context. */
  readonly isNormalized: boolean;
  readonly isFlagged: boolean;
  readonly canonical: string | null;
  readonly fontSupport: FontSupport;
  readonly verdict: Verdict;
}

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
    const facts = {
      grapheme,
      codePoints,
      type,
      script: graphemeScript(codePoints, tables),
      scripts: scriptSet(codePoints, tables),
      drawsNothing: codePoints.every(tables.drawsNothing),
      startsWithMark: tables.mark(codePoints[0] ?? 0) !== 'none',
      isNormalized: isNormalized(grapheme, codePoints),
      isFlagged: flagged,
      canonical,
      fontSupport: graphemeFontSupport(grapheme, codePoints, type, tables),
      verdict: ALL_PASS,
    };
    facts.verdict = graphemeChecks.judge(facts);
    return facts;
  }

  return remembered(findOut, CACHED_GRAPHEMES, ({ length }) => length <= LONGEST_CACHED);
}
