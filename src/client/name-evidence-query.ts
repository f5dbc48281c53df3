import { queryOptions } from '@tanstack/react-query';
import { gatherNameEvidence } from './name-evidence.ts';
import { ENGINE_QUERY, getGraphemeReportQuery, getNameReportQuery } from './queries.ts';

/** The report of a name with all its evidence; `revision` is that of the watchlist. */
export function getNameEvidenceQuery(name: string, revision: number) {
  return queryOptions({
    ...ENGINE_QUERY,
    queryKey: ['name-evidence', name, revision],
    queryFn: ({ client, signal }) =>
      gatherNameEvidence(
        name,
        {
          inspectName: (text) => client.fetchQuery(getNameReportQuery(text, revision)),
          inspectGrapheme: (grapheme) => client.fetchQuery(getGraphemeReportQuery(grapheme)),
        },
        signal,
      ),
    structuralSharing: false,
  });
}
