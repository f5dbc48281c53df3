import { queryOptions } from '@tanstack/react-query';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';

/**
 * Gathers the full report of a name and its evidence. `revision` is the revision of the watchlist. If `isExact` is
 * true, the text is one name, even if it looks like a message.
 */
export function getNameEvidenceQuery(name: string, revision: number, isExact = false) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['name-evidence', name, revision, isExact],
    queryFn: async (context) => {
      // Loaded on demand, because the consolidated report, which the page shows first, does not need this module.
      const { requestNameEvidence } = await import('./request-name-evidence.ts');
      return requestNameEvidence(name, revision, isExact, context);
    },
    structuralSharing: false,
  });
}
