import { queryOptions } from '@tanstack/react-query';
import { CHAIN_LABELS, getChainLabel } from '../../lists/pasted/known-chains.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { findImitatedChain } from './find-imitated-chain.ts';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { unwrap } from './problem-error.ts';

/** Finds the label of a well-known chain that an unknown chain label looks like, or null. */
export function getImitatedChainQuery(text: string) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['imitated-chain', text],
    queryFn: async ({ signal }) => {
      const labels = [getChainLabel(text), ...CHAIN_LABELS];
      const looks = await inspector.call((service) => service.foldLooks(labels), signal);
      return findImitatedChain(unwrap(looks));
    },
  });
}
