import { queryOptions } from '@tanstack/react-query';
import { findImitatedChains } from '../../messages/find-imitated-chains.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { unwrap } from './problem-error.ts';

/** Finds the well-known chains that unknown chain labels look like. Returns the title of the chain for each label. */
export function getImitatedChainsQuery(texts: readonly string[]) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['imitated-chains', texts],
    queryFn: ({ signal }) =>
      findImitatedChains(texts, async (labels) =>
        unwrap(await inspector.call((service) => service.foldLooks(labels), signal)),
      ),
  });
}
