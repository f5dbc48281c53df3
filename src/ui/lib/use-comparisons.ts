import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getNameSimilarityQuery,
  getSimilarityQuery,
} from '../../client/queries/similarity-queries.ts';
import { getPieceText, type Piece } from '../../comparison/group-pieces.ts';
import type { ConfusableGuardReport, GraphemeGuardReport } from '../../contract/reports.ts';
import type { GlyphComparison, NameDrawing, NamePiece } from '../../contract/similarity-service.ts';
import { getNameFontStack } from './name-font-stack.ts';

export type ComparisonState = 'comparing' | 'done' | 'unavailable';

/** Compares the glyphs of a grapheme and its confusables on this device. */
export function useComparisons(report: GraphemeGuardReport): {
  state: ComparisonState;
  byGrapheme: ReadonlyMap<string, GlyphComparison>;
} {
  const others = report.confusables.map(({ grapheme }) => grapheme);
  const { data, error } = useQuery(getSimilarityQuery(report.grapheme, others, getNameFontStack()));
  return useMemo(() => {
    if (error || data === 'unavailable') return { state: 'unavailable', byGrapheme: new Map() };
    return {
      state: data ? 'done' : 'comparing',
      byGrapheme: new Map(data?.map((comparison) => [comparison.grapheme, comparison])),
    };
  }, [data, error]);
}

/** Compares how this device draws two names. Compares nothing without aligned pieces. */
export function useNameDrawing(
  pieces: readonly Piece[] | null,
): UseQueryResult<NameDrawing | 'unavailable'> {
  const pairs = useMemo(
    () => pieces?.map(({ left, right }): NamePiece => [getPieceText(left), getPieceText(right)]),
    [pieces],
  );
  return useQuery({
    ...getNameSimilarityQuery(pairs ?? [], getNameFontStack()),
    enabled: pieces !== null,
  });
}

/** How alike this device draws each confusable and the original. Empty until the device has compared them. */
export type Comparisons = ReadonlyMap<string, GlyphComparison>;

/**
 * Estimates how alike a confusable looks until the device has compared it. 0 is most alike. For `o`, a letter of
 * another script (о U+043E) comes first, then a letter of the same script (ø), a letter with a mark (ò), and emoji.
 */
function estimateRank({ grapheme, ...report }: ConfusableGuardReport, script: string): number {
  if (report.grapheme_type === 'emoji') return 3;
  if (Array.from(grapheme.normalize('NFD')).length > 1) return 2;
  return report.grapheme_script === script ? 1 : 0;
}

/** Sorts the confusables of a grapheme with the given script. The most alike come first, those without a glyph last. */
export function sortByLikeness(
  confusables: readonly ConfusableGuardReport[],
  script: string,
  comparisons: Comparisons,
): ConfusableGuardReport[] {
  const getSimilarity = ({ grapheme }: ConfusableGuardReport) =>
    comparisons.get(grapheme)?.similarity ?? -1;
  return confusables.toSorted(
    (a, b) =>
      getSimilarity(b) - getSimilarity(a) || estimateRank(a, script) - estimateRank(b, script),
  );
}
