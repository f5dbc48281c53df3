// Gathers the facts of graphemes for the checks: https://docs.ens.domains/ensip/15, https://www.unicode.org/reports/tr39/

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

/** Maximum number of cached graphemes. Most lists have few different graphemes, but hostile lists have many. */
const MAX_CACHED_GRAPHEMES = 16_384;
/** Maximum length of a cached grapheme in UTF-16 code units. No emoji is longer. */
const MAX_CACHED_LENGTH = 15;

/** Creates a function that gathers the facts of a grapheme and caches them. */
export function createGraphemeFacts(
  tables: BulkTables,
  confusables: Confusables,
  normalize: typeof normalizeLabel,
): (grapheme: string) => GraphemeFacts {
  /** Checks whether a grapheme is a character that ENSIP-15 accepts, or a sequence that ENSIP-15 does not change. */
  function isNormalized(
    grapheme: string,
    mapped: string | null,
    codePoints: readonly number[],
  ): boolean {
    if (mapped !== grapheme) return false;
    // ENSIP-15 rejects many characters as a whole label, but accepts them within longer labels.
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
