import { queryOptions } from '@tanstack/react-query';
import { CHAIN_LABELS, findChain, getChainLabel } from '../../lists/pasted/known-chains.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { findImitatedChain } from './find-imitated-chain.ts';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { unwrap } from './problem-error.ts';

/** Maximum number of chain labels per text to compare with known chains. */
const MAX_LABELS = 1_000;

/** Finds the well-known chains that unknown chain labels look like. Returns the title of the chain for each label. */
export function getImitatedChainsQuery(texts: readonly string[]) {
  const compared = texts.slice(0, MAX_LABELS);
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['imitated-chains', compared],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const labels = [...CHAIN_LABELS, ...compared.map(getChainLabel)];
      const looks = unwrap(await inspector.call((service) => service.foldLooks(labels), signal));
      const known = looks.slice(0, CHAIN_LABELS.length);
      const imitated = new Map<string, string>();
      for (const [index, text] of compared.entries()) {
        const label = findImitatedChain([looks[CHAIN_LABELS.length + index] ?? '', ...known]);
        const chain = label === null ? null : findChain(label);
        if (chain) imitated.set(text, chain.title);
      }
      return imitated;
    },
  });
}
