import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';

/** A block of the chain. Its time is 2033-05-18. */
export const MOMENT: ChainMoment = { network: 'mainnet', block: 21_000_000, time: 2_000_000_000 };

/** Creates the facts of a name that nobody has registered, with changes. */
export function createFacts(name: string, changes: Partial<NameOnChain> = {}): NameOnChain {
  const none = { status: 'none' } as const;
  return {
    name,
    registration: none,
    owner: none,
    wrapped: none,
    resolver: none,
    address: none,
    records: {},
    primaryName: none,
    ...changes,
  };
}

/** Creates the facts of a name that is registered for another year and leads to its owner. */
export function createRegistered(
  name: string,
  owner: string,
  changes: Partial<NameOnChain> = {},
): NameOnChain {
  return createFacts(name, {
    registration: {
      status: 'known',
      value: { state: 'registered', expires: MOMENT.time + 31_536_000 },
    },
    owner: { status: 'known', value: owner },
    address: { status: 'known', value: owner },
    primaryName: { status: 'not_answered', reason: 'not_asked' },
    ...changes,
  });
}
