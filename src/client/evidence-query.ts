import { queryOptions } from '@tanstack/react-query';
import { inspector } from './inspector.ts';
import { nameEvidence } from './name-evidence.ts';
import { valueIn } from './problem-error.ts';
import { fromEngine, graphemeReportQuery, nameReportQuery } from './queries.ts';
import { getCurrentWatchIndex } from './watchlist/current-watch-index.ts';
import type { Imitation } from './watchlist/watch-index.ts';

async function findImitation(name: string): Promise<Imitation | null> {
  const [index, outcome] = await Promise.all([
    getCurrentWatchIndex(),
    inspector.call((service) => service.inspectColumns([name])),
  ]);
  return index.imitatedBy(valueIn(outcome), 0, () => name);
}

/** The report of a name with all its evidence; `revision` is that of the watchlist. */
export function nameEvidenceQuery(name: string, revision: number) {
  return queryOptions({
    ...fromEngine,
    queryKey: ['name-evidence', name, revision],
    queryFn: ({ client, signal }) =>
      nameEvidence(
        name,
        {
          inspectName: (text) => client.fetchQuery(nameReportQuery(text)),
          inspectGrapheme: (grapheme) => client.fetchQuery(graphemeReportQuery(grapheme)),
          findImitation,
        },
        signal,
      ),
    structuralSharing: false,
  });
}
