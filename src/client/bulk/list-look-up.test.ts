import { describe, expect, it, vi } from 'vitest';
import { createFacts, createRegistered, MOMENT } from '../../chain/testing/create-facts.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { chainCode } from '../chain/chain-code.ts';
import { createChainFactsStore } from '../chain/chain-facts-store.ts';
import type { Question, WalletQuestion } from '../chain/wallet-question.ts';
import { createListLookUp } from './list-look-up.ts';
import { createRowFacts } from './row-facts.ts';
import { createRowTally } from './row-tally.ts';
import { createInspectedStore } from './testing/create-store.ts';

const inspector = await createNodeInspector();

function createLookUp(names: readonly string[], maxNames?: number) {
  const store = createInspectedStore(inspector, names);
  const facts = createChainFactsStore();
  const asked: (readonly string[])[] = [];
  const controller = new AbortController();
  const wallet = {
    ask: async ({ names: list = [], withPrimaryNames }: Question) => {
      expect(withPrimaryNames).toBe(false);
      asked.push(list);
    },
    cancel: vi.fn(),
  } as unknown as WalletQuestion;
  const { signal } = controller;
  const lookUp = createListLookUp({ store, facts, wallet, signal, maxNames });
  const rows = { length: names.length, at: (index: number) => index };
  return { store, facts, lookUp, asked, rows, wallet, controller };
}

describe('createListLookUp', () => {
  it.each([
    ['a name', 'vitalik.eth', true],
    ['a subname', 'pay.vitalik.eth', true],
    ['a name from DNS', 'example.com', true],
    ['a name with a warning', 'vitalík.eth', true],
    ['a name that ENS changes', 'Vitalik.eth', false],
    ['a name that ENS rejects', 'vita lik.eth', false],
    ['a name of another name service', 'vitalik.sol', false],
    ['a label', 'vitalik', false],
    ['a name with a hash', `[${'0'.repeat(64)}].eth`, false],
    ['an address', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', false],
    ['an empty name', '', false],
    ['a name that is too long to judge', `${'a'.repeat(2000)}.eth`, false],
  ])('asks about %s: %s → %s', async (_, name, isAsked) => {
    const { lookUp, asked, rows } = createLookUp([name]);
    expect(await lookUp.ask(rows)).toBe(isAsked ? 1 : 0);
    expect(asked).toEqual(isAsked ? [[name]] : []);
  });

  it('asks about each name of the chosen rows once', async () => {
    const { lookUp, asked } = createLookUp(['a.eth', 'b.eth', 'a.eth', 'c.eth']);
    await lookUp.ask({ length: 3, at: (index) => [2, 3, 0][index] as number });
    expect(asked).toEqual([['a.eth', 'c.eth']]);
  });

  it('asks first about names that were not answered, then about all again', async () => {
    const { lookUp, asked, rows, facts } = createLookUp(['a.eth', 'b.eth']);
    facts.addNames([createFacts('a.eth')], MOMENT, chainCode);
    await lookUp.ask(rows);
    facts.addNames([createFacts('b.eth')], MOMENT, chainCode);
    await lookUp.ask(rows);
    expect(asked).toEqual([['b.eth'], ['a.eth', 'b.eth']]);
  });

  it('asks again about a subname that facts warn about', async () => {
    const { lookUp, asked, rows, facts, store, controller } = createLookUp(['a.b.eth']);
    const onRead = vi.fn();
    const { signal } = controller;
    createRowFacts({ store, facts, signal, tally: createRowTally(store), onRead });
    facts.addNames([createRegistered('a.b.eth', '0x01')], MOMENT, chainCode);
    await expect.poll(() => onRead.mock.calls.length).toBe(1);
    await lookUp.ask(rows);
    expect(asked).toEqual([['a.b.eth']]);
  });

  it('asks about a limited number of names at once', async () => {
    const { lookUp, asked, rows, facts } = createLookUp(['a.eth', 'b.eth', 'c.eth'], 2);
    expect(await lookUp.ask(rows)).toBe(2);
    facts.addNames([createFacts('a.eth'), createFacts('b.eth')], MOMENT, chainCode);
    expect(await lookUp.ask(rows)).toBe(1);
    expect(asked).toEqual([['a.eth', 'b.eth'], ['c.eth']]);
  });

  it('cancels the question when the list is closed', () => {
    const { wallet, controller } = createLookUp(['a.eth']);
    expect(wallet.cancel).not.toHaveBeenCalled();
    controller.abort();
    expect(wallet.cancel).toHaveBeenCalledOnce();
  });
});
