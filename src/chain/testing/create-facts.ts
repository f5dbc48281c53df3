import type { ChainMoment, NameOnChain, RegistrationState } from '../../contract/chain-facts.ts';

/** A block of the chain. Its time is 2033-05-18. */
export const MOMENT: ChainMoment = { network: 'mainnet', block: 21_000_000, time: 2_000_000_000 };

export const SEPOLIA: ChainMoment = { ...MOMENT, network: 'sepolia' };

export const NONE = { status: 'none' } as const;
export const REVERTED = { status: 'not_answered', reason: 'reverted' } as const;
export const OFF_CHAIN = { status: 'not_answered', reason: 'off_chain', hosts: ['a.io'] } as const;

export const known = <Value>(value: Value) => ({ status: 'known', value }) as const;

/** Creates a registration that ends the given number of days after {@link MOMENT}. */
export const register = (state: RegistrationState, days: number) =>
  known({ state, expires: MOMENT.time + days * 86_400 });

/** Creates the facts of a name that nobody has registered, with changes. */
export function createFacts(name: string, changes: Partial<NameOnChain> = {}): NameOnChain {
  return {
    name,
    registration: NONE,
    owner: NONE,
    wrapped: NONE,
    resolver: NONE,
    address: NONE,
    records: {},
    primaryName: NONE,
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
    registration: register('registered', 365),
    owner: known(owner),
    address: known(owner),
    primaryName: { status: 'not_answered', reason: 'not_asked' },
    ...changes,
  });
}
