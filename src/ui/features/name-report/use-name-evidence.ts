import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { graphemeReportQuery, nameReportQuery } from '../../../client/queries.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../../../contract/reports.ts';
import { type AlignedPair, align } from '../../lib/align.ts';
import { type PlacedGrapheme, placedGraphemes } from '../../lib/placed-graphemes.ts';
import type { EvidenceSources } from './evidence.ts';

export type Comparison = AlignedPair<PlacedGrapheme>[];

/** Most distinct graphemes of one name whose own reports are asked for. */
const MOST_DETAILS = 60;

/** Two names side by side; null until the other has been split into graphemes. */
function useComparison(placed: readonly PlacedGrapheme[], other: string | null): Comparison | null {
  const { data } = useQuery({ ...nameReportQuery(other ?? ''), enabled: other !== null });
  return useMemo(() => {
    if (other === null || !data) return null;
    return align(placed, placedGraphemes(data), (a, b) => a.report.grapheme === b.report.grapheme);
  }, [placed, other, data]);
}

export interface NameEvidence extends EvidenceSources {
  /** With the canonical name, when it is another. */
  canonical: Comparison | null;
  /** With the name that this one can be mistaken for. */
  lookAlike: Comparison | null;
}

/** Everything beside its report that the findings of a name point at. */
export function useNameEvidence(report: NameGuardReport): NameEvidence {
  const placed = useMemo(() => placedGraphemes(report), [report]);
  const risky = useMemo(() => {
    const graphemes = placed.flatMap((grapheme) =>
      grapheme.report.risk_count > 0 ? grapheme.report.grapheme : [],
    );
    return [...new Set(graphemes)].slice(0, MOST_DETAILS);
  }, [placed]);

  const details = useQueries({
    queries: risky.map((grapheme) => graphemeReportQuery(grapheme)),
    combine: (results): ReadonlyMap<string, GraphemeGuardReport> =>
      new Map(results.flatMap(({ data }) => (data ? [[data.grapheme, data] as const] : []))),
  });

  const { name, canonical_name, looks_like } = report;
  const canonical = useComparison(placed, canonical_name === name ? null : canonical_name);
  const lookAlike = useComparison(placed, looks_like);
  const differing = useMemo(
    () =>
      (canonical ?? []).flatMap(({ left, right }) =>
        left && left.report.grapheme !== right?.report.grapheme ? left.index : [],
      ),
    [canonical],
  );
  return { report, placed, details, differing, canonical, lookAlike };
}
