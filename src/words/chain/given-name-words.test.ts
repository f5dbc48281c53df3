import { describe, expect, it } from 'vitest';
import { createFacts } from '../../chain/testing/create-facts.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { describeGivenNames } from './given-name-words.ts';

const TIME = Date.UTC(2026, 0, 1) / 1000;
const DAY = 86_400;
const MOMENT: ChainMoment = { network: 'mainnet', block: 1, time: TIME };
const GIVEN = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7';
const CLOSE = '0xd8dA000000000000000000000000000000006045';

const none = { status: 'none' } as const;
const known = <Value>(value: Value) => ({ status: 'known', value }) as const;
const registered = known({ state: 'registered', expires: TIME + 900 * DAY } as const);

const leadsHere = { address: known(GIVEN) };
const leadsElsewhere = { address: known(OTHER) };

function describeAll(names: Record<string, Partial<NameOnChain>>, address = GIVEN): string[] {
  const found = Object.entries(names).map(([name, facts]) => ({
    facts: createFacts(name, { registration: registered, ...facts }),
    moment: MOMENT,
  }));
  return describeGivenNames(found, address).map(({ tone, parts }) => {
    const words = parts.map((part) => (typeof part === 'string' ? part : part.name));
    return `${tone}: ${words.join('')}`;
  });
}

describe('describeGivenNames', () => {
  it.each<[string, Partial<NameOnChain>, string]>([
    ['the same address', leadsHere, 'pass: nick.eth leads to this address.'],
    [
      'another address',
      leadsElsewhere,
      'alert: nick.eth leads to 0x5290…9EE7, not to this address.',
    ],
    [
      'an address that is shortened to the same text',
      { address: known(CLOSE) },
      `alert: nick.eth leads to ${CLOSE}, not to this address.`,
    ],
    [
      'the same address in records of a name that anyone can register',
      { ...leadsHere, registration: none },
      'warn: nick.eth leads to this address, but nobody has registered it.',
    ],
    ['no address', {}, 'warn: nick.eth leads to no address.'],
    ['no registration', { registration: none }, 'warn: Nobody has registered nick.eth.'],
    [
      'a registration that is over',
      { ...leadsHere, registration: known({ state: 'ended', expires: TIME - 100 * DAY }) },
      'warn: nick.eth leads to this address, but it expired on 2025-09-23; anyone can register it now.',
    ],
    [
      'grace',
      { ...leadsHere, registration: known({ state: 'grace', expires: TIME - DAY }) },
      'warn: nick.eth leads to this address, but it expired on 2025-12-31; only its owner can renew it until 2026-03-31.',
    ],
    [
      'no answer',
      { address: { status: 'not_answered', reason: 'off_chain', hosts: ['a.example'] } },
      'skip: Not known where nick.eth leads: it is kept off the chain at a.example.',
    ],
  ])('%s', (_, facts, words) => {
    expect(describeAll({ 'nick.eth': facts })).toEqual([words]);
  });

  it('accepts an address in any case', () => {
    expect(describeAll({ 'nick.eth': leadsHere }, GIVEN.toLowerCase())).toEqual([
      'pass: nick.eth leads to this address.',
    ]);
  });

  it('expects only one of several names to lead to the address', () => {
    expect(describeAll({ 'nick.eth': leadsHere, 'bob.eth': leadsElsewhere })).toEqual([
      'info: bob.eth leads to 0x5290…9EE7, not to this address.',
      'pass: nick.eth leads to this address.',
    ]);
    expect(describeAll({ 'nick.eth': {}, 'bob.eth': leadsElsewhere })).toEqual([
      'warn: nick.eth leads to no address.',
      'warn: bob.eth leads to 0x5290…9EE7, not to this address.',
    ]);
  });
});
