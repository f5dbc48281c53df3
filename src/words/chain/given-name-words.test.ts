import { describe, expect, it } from 'vitest';
import {
  createRegistered,
  known,
  MOMENT,
  NONE,
  OFF_CHAIN,
  register,
} from '../../chain/testing/create-facts.ts';
import type { NameOnChain } from '../../contract/chain-facts.ts';
import { formatHeadlineParts } from '../names/headline.ts';
import { describeGivenNames } from './given-name-words.ts';

const GIVEN = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const CLOSE = '0xd8dA000000000000000000000000000000006045';

const elsewhere = { address: known('0x52908400098527886E0F7030069857D2E4169EE7') };
const nowhere = { address: NONE };

function describeAll(names: Record<string, Partial<NameOnChain>>, address = GIVEN): string[] {
  const found = Object.entries(names).map(([name, changes]) => ({
    facts: createRegistered(name, GIVEN, changes),
    moment: MOMENT,
  }));
  return describeGivenNames(found, address).map(
    ({ tone, parts }) => `${tone}: ${formatHeadlineParts(parts)}`,
  );
}

describe('describeGivenNames', () => {
  it.each<[words: string, changes: Partial<NameOnChain>]>([
    ['pass: nick.eth leads to this address.', {}],
    ['alert: nick.eth leads to 0x5290…9EE7, not to this address.', elsewhere],
    [`alert: nick.eth leads to ${CLOSE}, not to this address.`, { address: known(CLOSE) }],
    ['warn: nick.eth leads to this address, but nobody has registered it.', { registration: NONE }],
    ['warn: nick.eth leads to no address.', nowhere],
    ['warn: Nobody has registered nick.eth.', { ...nowhere, registration: NONE }],
    [
      'warn: nick.eth leads to this address, but it expired on 2033-02-07; anyone can register it now.',
      { registration: register('ended', -100) },
    ],
    [
      'warn: nick.eth leads to this address, but it expired on 2033-05-17; only its owner can renew it until 2033-08-15.',
      { registration: register('grace', -1) },
    ],
    [
      'skip: Not known where nick.eth leads: it is kept off the chain at a.io.',
      { address: OFF_CHAIN },
    ],
  ])('%s', (words, changes) => {
    expect(describeAll({ 'nick.eth': changes })).toEqual([words]);
  });

  it('accepts an address in any case', () => {
    expect(describeAll({ 'nick.eth': {} }, GIVEN.toLowerCase())).toEqual([
      'pass: nick.eth leads to this address.',
    ]);
  });

  it('expects only one of several names to lead to the address', () => {
    expect(describeAll({ 'nick.eth': {}, 'bob.eth': elsewhere })).toEqual([
      'info: bob.eth leads to 0x5290…9EE7, not to this address.',
      'pass: nick.eth leads to this address.',
    ]);
    expect(describeAll({ 'nick.eth': nowhere, 'bob.eth': elsewhere })).toEqual([
      'warn: nick.eth leads to no address.',
      'warn: bob.eth leads to 0x5290…9EE7, not to this address.',
    ]);
  });
});
