import { describe, expect, it } from 'vitest';
import { createFacts, createRegistered, MOMENT } from '../../chain/testing/create-facts.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { chainCode } from '../chain/chain-code.ts';
import { createChainFactsStore } from '../chain/chain-facts-store.ts';
import type { Question } from '../chain/wallet-question.ts';
import type { JudgedCandidate, ListingState } from './candidate-list.ts';
import {
  createCandidateFactsFormat,
  createCandidateRegistrations,
} from './candidate-registrations.ts';

const OWNER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OTHER = '0x000000000000000000000000000000000000dEaD';

function createRegistrations(imitated: string, names: readonly string[]) {
  const rows = names.map((name) => ({ name }) as JudgedCandidate);
  const { notify, subscribe } = createListeners();
  const state = { imitated, phase: 'done' } as ListingState;
  const facts = createChainFactsStore();
  const asked: Question[] = [];
  const list = { rows, state: () => state, resume: () => undefined, subscribe };
  const registrations = createCandidateRegistrations(list, facts);
  const wallet = { ask: async (question: Question) => void asked.push(question) };
  return { registrations, list, state, rows, notify, facts, asked, wallet };
}

describe('createCandidateRegistrations', () => {
  it.each([
    ['vitalik.eth', 'vita1ik.eth', 'vita1ik.eth'],
    ['vitalik.eth', 'pay.vita1ik.eth', 'vita1ik.eth'],
    ['alice.uni.eth', 'a1ice.uni.eth', 'a1ice.uni.eth'],
  ])('for imitations of %s, looks up %s as %s', (imitated, candidate, name) => {
    const { registrations } = createRegistrations(imitated, [candidate]);
    expect(registrations.getRegisteredName(candidate)).toBe(name);
  });

  it('asks for the imitated name and the chosen rows, each name once', async () => {
    const names = ['pay.vita1ik.eth', 'pay.vitalic.eth', 'pay.vita1ik.eth'];
    const { registrations, asked, wallet } = createRegistrations('vitalik.eth', names);
    await registrations.ask(wallet, [2, 0]);
    await registrations.ask(wallet, null);
    expect(asked).toEqual([
      { names: ['vitalik.eth', 'vita1ik.eth'], withPrimaryNames: false },
      { names: ['vitalik.eth', 'vita1ik.eth', 'vitalic.eth'], withPrimaryNames: false },
    ]);
  });

  it.each<[ListingState['phase'], asked: string[] | undefined]>([
    ['done', ['vitalik.eth', 'vita1ik.eth', 'vitalic.eth']],
    // The user leaves before all candidates are listed.
    ['paused', undefined],
  ])('lists all candidates before it asks for all, until the list is %s', async (phase, names) => {
    const { registrations, asked, wallet, list, state, rows, notify } = createRegistrations(
      'vitalik.eth',
      ['vita1ik.eth'],
    );
    list.resume = () => {
      state.phase = 'loading';
    };
    const work = registrations.ask(wallet, null);
    rows.push({ name: 'vitalic.eth' } as JudgedCandidate);
    notify();
    expect(asked).toEqual([]);
    state.phase = phase;
    notify();
    await work;
    expect(asked[0]?.names).toEqual(names);
  });

  it.each([
    ['free', createFacts('vita1ik.eth')],
    ['taken', createRegistered('vita1ik.eth', OTHER)],
    ['defensive', createRegistered('vita1ik.eth', OWNER)],
  ])('compares a candidate with the imitated name: %s', (state, found) => {
    const { registrations, facts } = createRegistrations('vitalik.eth', []);
    expect(registrations.describe('vita1ik.eth')).toBeNull();
    facts.addNames([createRegistered('vitalik.eth', OWNER), found], MOMENT, chainCode);
    expect(registrations.describe('pay.vita1ik.eth')?.state).toBe(state);
  });
});

describe('createCandidateFactsFormat', () => {
  it.each([
    ['not asked', null, null, ['?', null, '?', '?', '?', '?', '?', '?', '?', '?', 'not_asked']],
    [
      'free',
      createFacts('vita1ik.eth'),
      false,
      [false, 'vita1ik.eth', 'none', null, null, null, null, null, null, null, ''],
    ],
    [
      'owned by the same owner',
      createRegistered('vita1ik.eth', OWNER),
      true,
      [
        ...[true, 'vita1ik.eth', 'registered', '2034-05-18T03:33:20Z', OWNER, null, null],
        ...[OWNER, '?', '?', 'not_asked'],
      ],
    ],
  ])('formats a candidate that is %s', (_, found, sameOwner, cells) => {
    const { registrations, facts } = createRegistrations('vitalik.eth', []);
    const known = [createRegistered('vitalik.eth', OWNER), ...(found ? [found] : [])];
    facts.addNames(known, MOMENT, chainCode);
    const format = createCandidateFactsFormat(registrations, chainCode);
    const all = format.formatCells('pay.vita1ik.eth');
    expect(all).toHaveLength(format.columns.length);
    expect(all.slice(0, cells.length)).toEqual(cells);
    expect(format.formatJson('vita1ik.eth')).toMatchObject({
      same_owner: sameOwner,
      on_chain: { name: found ? 'vita1ik.eth' : null, block: found ? MOMENT.block : null },
    });
  });
});
