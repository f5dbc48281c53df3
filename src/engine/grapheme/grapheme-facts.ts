// The facts of graphemes: https://docs.ens.domains/ensip/15, https://www.unicode.org/reports/tr39/

import { memoize } from '../../primitives/memoize.ts';
import { graphemeChecks } from '../checks/catalogue.ts';
import { ALL_PASS } from '../checks/check-masks.ts';
import type { GraphemeFacts, Unchecked } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { isEnsEmoji } from '../ensip15/ens-emoji.ts';
import type { normalizeLabel } from '../ensip15/normalize-label.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { toCodePoints } from '../text/code-points.ts';
import { getFontSupport } from './grapheme-font-support.ts';
import { getGraphemeScript } from './grapheme-script.ts';
import { getGraphemeType } from './grapheme-type.ts';
import { resolveScripts } from './script-set.ts';

/** Graphemes repeat, but hostile lists have tens of thousands of different ones. */
const MAX_CACHED_GRAPHEMES = 16_384;
/** In UTF-16 units: no emoji is longer, and what is would fill the memory. */
const MAX_CACHED_LENGTH = 15;

/** Finds the facts of graphemes, those of recent ones from memory. */
export function createGraphemeFacts(
  tables: BulkTables,
  confusables: Confusables,
  normalize: typeof normalizeLabel,
): (grapheme: string) => GraphemeFacts {
  /** One character that ENSIP-15 allows, in any company, or a text that it leaves unchanged. */
  function isNormalized(
    grapheme: string,
    mapped: string | null,
    codePoints: readonly number[],
  ): boolean {
    if (mapped !== grapheme) return false;
    // A lone letter judged as a label would often be a whole-script confusable or stand in a wrong place.
    return codePoints.length === 1 || normalize(grapheme).normalized === grapheme;
  }

  function gatherFacts(grapheme: string): GraphemeFacts {
    const codePoints = toCodePoints(grapheme);
    const isEmoji = isEnsEmoji(grapheme, tables);
    const mapped = isEmoji ? grapheme : confusables.mapCharacters(grapheme);
    const type = getGraphemeType(grapheme, codePoints, tables);
    const { canonical, isConfusable } = confusables.classifyConfusable(grapheme);
    const facts: Unchecked<GraphemeFacts> = {
      grapheme,
      codePoints,
      type,
      script: getGraphemeScript(codePoints, tables),
      scripts: resolveScripts(codePoints, tables),
      drawsNothing: codePoints.every(tables.drawsNothing),
      startsWithMark: tables.mark(codePoints[0] ?? 0) !== 'none',
      mapped,
      isNormalized: isEmoji || isNormalized(grapheme, mapped, codePoints),
      isConfusable,
      canonical,
      fontSupport: getFontSupport(grapheme, codePoints, type, tables),
      checkMasks: ALL_PASS,
    };
    facts.checkMasks = graphemeChecks.judge(facts);
    return facts;
  }

  return memoize(gatherFacts, MAX_CACHED_GRAPHEMES, ({ length }) => length <= MAX_CACHED_LENGTH);
}
