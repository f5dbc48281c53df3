import { queryOptions } from '@tanstack/react-query';
import type { NamePair } from '../../comparison/name-pair.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { getNameEvidenceQuery } from './name-evidence-query.ts';
import { unwrap } from './problem-error.ts';

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
