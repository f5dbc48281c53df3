import { queryOptions } from '@tanstack/react-query';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { getGraphemeReportQuery, getNameReportQuery } from './report-queries.ts';

/** The report of a name with all its evidence; `revision` is that of the watchlist. */
export function getNameEvidenceQuery(name: string, revision: number) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['name-evidence', name, revision],
    queryFn: async ({ client, signal }) => {
      // Not needed for the verdict, like the rest of the full report.
      const { gatherNameEvidence } = await import('./name-evidence.ts');
      return gatherNameEvidence(
        name,
        {
          inspectName: (text) => client.fetchQuery(getNameReportQuery(text, revision)),
          inspectGrapheme: (grapheme) => client.fetchQuery(getGraphemeReportQuery(grapheme)),
        },
        signal,
      );
    },
    structuralSharing: false,
  });
}
