import { describe, expect, it } from 'vitest';
import type {
  ChainFact,
  ChainNetwork,
  NameOnChain,
  PrimaryName,
} from '../../contract/chain-facts.ts';
import { chainCode } from './chain-code.ts';
import { createChainFactsStore } from './chain-facts-store.ts';

const MOMENT = { network: 'mainnet', block: 1, time: 1 } as const;
const NONE = { status: 'none' } as const;
const NOT_ASKED = { status: 'not_answered', reason: 'not_asked' } as const;
const known = <Value>(value: Value) => ({ status: 'known', value }) as const;
const PRIMARY = known({ name: 'nick.eth', isVerified: true });

function createFacts(address: string, primaryName: ChainFact<PrimaryName>): NameOnChain {
  const [registration, owner, wrapped, resolver] = [NONE, NONE, NONE, NONE];
  const found = known(address);
  return {
    name: 'nick.eth',
    registration,
    owner,
    wrapped,
    resolver,
    address: found,
    records: {},
    primaryName,
  };
}

describe('createChainFactsStore', () => {
  it.each<[later: NameOnChain, network: ChainNetwork, primaryName: ChainFact<PrimaryName>]>([
    [createFacts('0x1', NOT_ASKED), 'mainnet', PRIMARY],
    [createFacts('0x1', NOT_ASKED), 'sepolia', NOT_ASKED],
    [createFacts('0x2', NOT_ASKED), 'mainnet', NOT_ASKED],
    [createFacts('0x1', NONE), 'mainnet', NONE],
  ])(
    'keeps a primary name that a later question does not ask for: %o on %s',
    (later, network, primaryName) => {
      const store = createChainFactsStore();
      store.addNames([createFacts('0x1', PRIMARY)], MOMENT, chainCode);
      store.addNames([later], { ...MOMENT, network, block: 2 }, chainCode);
      expect(store.getName('nick.eth')).toMatchObject({
        facts: { primaryName },
        moment: { network, block: 2 },
      });
    },
  );
});
