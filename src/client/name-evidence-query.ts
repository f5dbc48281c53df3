import { queryOptions } from '@tanstack/react-query';
import { inspector } from './inspector.ts';
import { gatherNameEvidence } from './name-evidence.ts';
import { unwrap } from './problem-error.ts';
import { ENGINE_QUERY, getGraphemeReportQuery, getNameReportQuery } from './queries.ts';
import { getCurrentWatchIndex } from './watchlist/current-watch-index.ts';
import type { Imitation } from './watchlist/watch-index.ts';

async function findImitation(name: string): Promise<Imitation | null> {
  const [index, outcome] = await Promise.all([
    getCurrentWatchIndex(),
    inspector.call((service) => service.inspectColumns([name])),
  ]);
  return index.findImitation(unwrap(outcome), 0, () => name);
}

/** The report of a name with all its evidence; `revision` is that of the watchlist. */
export function getNameEvidenceQuery(name: string, revision: number) {
  return queryOptions({
    ...ENGINE_QUERY,
    queryKey: ['name-evidence', name, revision],
    queryFn: ({ client, signal }) =>
      gatherNameEvidence(
        name,
        {
          inspectName: (text) => client.fetchQuery(getNameReportQuery(text)),
          inspectGrapheme: (grapheme) => client.fetchQuery(getGraphemeReportQuery(grapheme)),
          findImitation,
        },
        signal,
      ),
    structuralSharing: false,
  });
}
