// All that the checks need to know of one grapheme, found out once: https://docs.ens.domains/ensip/15, https://www.unicode.org/reports/tr39/
import { ens_tokenize } from '@adraffy/ens-normalize';
import type { GraphemeType } from '../../contract/reports.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { graphemeChecks } from '../checks/catalogue.ts';
import { ALL_PASS, type Verdict } from '../checks/verdict.ts';
import { toCodePoints } from '../confusables/code-points.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { ensEmoji } from '../confusables/ensip15.ts';
import { normalizeLabel } from '../label/normalize-label.ts';
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

const CACHED_GRAPHEMES = 4096;
/** In UTF-16 units: every emoji is shorter, and what is longer would fill the memory. */
const LONGEST_CACHED = 64;

/** Finds the facts of graphemes, those of recent ones from memory. */
export function createGraphemeFacts(
  tables: BulkTables,
  confusables: Confusables,
): (grapheme: string) => GraphemeFacts {
  const known = new BoundedCache<string, GraphemeFacts>(CACHED_GRAPHEMES);

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
      isNormalized: isNormalizedGrapheme(grapheme, codePoints),
      isFlagged: flagged,
      canonical,
      fontSupport: graphemeFontSupport(grapheme, codePoints, type, tables),
      verdict: ALL_PASS,
    };
    facts.verdict = graphemeChecks.judge(facts);
    return facts;
  }

  return (grapheme) => {
    let facts = known.get(grapheme);
    if (facts === undefined) {
      facts = findOut(grapheme);
      if (grapheme.length <= LONGEST_CACHED) known.set(grapheme, facts);
    }
    return facts;
  };
}

/** One character that ENSIP-15 allows, in whatever company, or a text that it leaves unchanged. */
function isNormalizedGrapheme(grapheme: string, codePoints: readonly number[]): boolean {
  if (codePoints.length > 1) {
    return ensEmoji().has(grapheme) || normalizeLabel(grapheme).normalized === grapheme;
  }
  // A lone letter judged as a label would often be a whole-script confusable or stand in a wrong place.
  const [token] = ens_tokenize(grapheme, { nf: false });
  return token?.type === 'valid' || (token?.type === 'emoji' && token.cps[0] === codePoints[0]);
}
