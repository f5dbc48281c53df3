import { describe, expect, it } from 'vitest';
import {
  createFacts,
  createRegistered,
  MOMENT,
  SEPOLIA,
} from '../../chain/testing/create-facts.ts';
import type {
  ChainFact,
  ChainNetwork,
  NameOnChain,
  PrimaryName,
} from '../../contract/chain-facts.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { chainCode } from './chain-code.ts';
import { createChainFactsStore } from './chain-facts-store.ts';

const inspector = await createNodeInspector();

const NONE = { status: 'none' } as const;
const NOT_ASKED = { status: 'not_answered', reason: 'not_asked' } as const;
const known = <Value>(value: Value) => ({ status: 'known', value }) as const;
const PRIMARY = known({ name: 'nick.eth', isVerified: true });

const createNick = (address: string, primaryName: ChainFact<PrimaryName>) =>
  createFacts('nick.eth', { address: known(address), primaryName });

describe('createChainFactsStore', () => {
  it.each<[later: NameOnChain, network: ChainNetwork, primaryName: ChainFact<PrimaryName>]>([
    [createNick('0x1', NOT_ASKED), 'mainnet', PRIMARY],
    [createNick('0x1', NOT_ASKED), 'sepolia', NOT_ASKED],
    [createNick('0x2', NOT_ASKED), 'mainnet', NOT_ASKED],
    [createNick('0x1', NONE), 'mainnet', NONE],
  ])(
    'keeps a primary name that a later question does not ask for: %o on %s',
    (later, network, primaryName) => {
      const store = createChainFactsStore();
      store.addNames([createNick('0x1', PRIMARY)], MOMENT, chainCode);
      store.addNames([later], { ...MOMENT, network, block: 2 }, chainCode);
      expect(store.getName('nick.eth')).toMatchObject({
        facts: { primaryName },
        moment: { network, block: 2 },
      });
    },
  );

  it('judges a report with facts from Ethereum, not from a test network', () => {
    const store = createChainFactsStore();
    const [outcome] = inspector.bulkInspectNames(['alice.metamask.eth']);
    const report = outcome?.ok ? outcome.value : null;
    if (!report) throw new Error('The name was not inspected.');
    const facts = [createRegistered('alice.metamask.eth', '0x1')];
    store.addNames(facts, SEPOLIA, chainCode);
    expect(store.judge(report)).toBe(report);
    store.addNames(facts, MOMENT, chainCode);
    expect(store.judge(report).highest_risk?.check).toBe('decentralized_name');
  });
});
