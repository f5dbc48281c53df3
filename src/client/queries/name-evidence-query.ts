import { queryOptions } from '@tanstack/react-query';
import { inspector } from '../workers/connect-inspector.ts';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { unwrap } from './problem-error.ts';
import { getNameReportQuery } from './report-queries.ts';

/**
 * Gathers the full report of a name and its evidence. `revision` is the revision of the watchlist. If `isExact` is
 * true, the text is one name, even if it looks like a message.
 */
export function getNameEvidenceQuery(name: string, revision: number, isExact = false) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['name-evidence', name, revision, isExact],
    queryFn: async ({ client, signal }) => {
      // Loaded on demand, because the consolidated report, which the page shows first, does not need this module.
      const { gatherNameEvidence } = await import('../../evidence/name-evidence.ts');
      return gatherNameEvidence(
        name,
        {
          inspectName: (text) => client.fetchQuery(getNameReportQuery(text, revision)),
          judgeGraphemes: async (graphemes) =>
            unwrap(await inspector.call((service) => service.judgeGraphemes(graphemes), signal)),
        },
        signal,
        isExact,
      );
    },
    structuralSharing: false,
  });
}
