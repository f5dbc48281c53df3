import { queryOptions } from '@tanstack/react-query';
import type { NamePair } from '../../comparison/name-pair.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';
import { LOCAL_QUERY_OPTIONS } from './worker-query.ts';

/** Gathers the evidence on two names and compares them. `revision` is the revision of the watchlist. */
export function getNamePairQuery(first: string, second: string, revision: number) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['name-pair', first, second, revision],
    queryFn: async ({ client, signal }): Promise<NamePair> => {
      const [one, other, comparison] = await Promise.all([
        client.fetchQuery(getNameEvidenceQuery(first, revision)),
        client.fetchQuery(getNameEvidenceQuery(second, revision)),
        inspector.call((service) => service.compareNames(first, second), signal),
      ]);
      return { first: one, second: other, comparison: unwrap(comparison) };
    },
    structuralSharing: false,
  });
}

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
