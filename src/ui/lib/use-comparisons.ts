import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getSimilarityQuery } from '../../client/queries/similarity-queries.ts';
import type { GraphemeGuardReport } from '../../contract/reports.ts';
import type { GlyphComparison } from '../../contract/similarity-service.ts';
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
