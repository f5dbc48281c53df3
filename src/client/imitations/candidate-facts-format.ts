import type { NameOnChain } from '../../contract/chain-facts.ts';
import type { ChainCode } from '../chain/chain-code.ts';
import type { CandidateRegistrations } from './candidate-registrations.ts';
import type { CandidateFactsFormat } from './export-candidates.ts';

/** Creates the format of facts in an export, which is the same as on the command line. */
export function createCandidateFactsFormat(
  { getFacts, getRegisteredName, getOriginal }: CandidateRegistrations,
  { ON_CHAIN_COLUMNS, createRefused, toOnChainCells, toOnChainJson }: ChainCode,
): CandidateFactsFormat {
  const find = (name: string) =>
    getFacts(name) ?? { facts: createRefused(getRegisteredName(name), 'not_asked'), moment: null };
  const hasSameOwner = (name: string) => compareOwners(getFacts(name)?.facts, getOriginal()?.facts);
  return {
    columns: ['same_owner', ...ON_CHAIN_COLUMNS],
    formatCells: (name) => [hasSameOwner(name) ?? '?', ...toOnChainCells(find(name))],
    formatJson: (name) => ({ same_owner: hasSameOwner(name), on_chain: toOnChainJson(find(name)) }),
  };
}

/** Returns whether two names have the same owner. Null if that is not known. */
function compareOwners(a: NameOnChain | undefined, b: NameOnChain | undefined): boolean | null {
  if (!a || !b || a.owner.status === 'not_answered' || b.owner.status === 'not_answered') {
    return null;
  }
  return (
    a.owner.status === 'known' && b.owner.status === 'known' && a.owner.value === b.owner.value
  );
}
