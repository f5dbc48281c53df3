import { describe, expect, it } from 'vitest';
import { createTrustedAddresses, type Pin } from '../../addresses/trusted-addresses.ts';
import {
  createRegistered,
  known,
  MOMENT,
  NONE,
  REVERTED,
  register,
  SEPOLIA,
} from '../../chain/testing/create-facts.ts';
import type { NameOnChain } from '../../contract/chain-facts.ts';
import { formatHeadlineParts } from '../names/headline.ts';
import {
  compareWithTrusted,
  describeTrusted,
  getHeadlineOnChain,
  summarizeTrusted,
  type TrustedState,
} from './trusted-on-chain-words.ts';

const PIN = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const SECOND = '0x52908400098527886E0F7030069857D2E4169EE7';
const CLOSE = '0xd8dA000000000000000000000000000000006045';

const POISONED = { address: known('0xd8da111111111111111111111111111111116045') };
const second = { address: known(SECOND) };
const close = { address: known(CLOSE) };
const moved = { address: known('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') };
const ended = { registration: register('ended', -100) };

const createNamed = (changes: Partial<NameOnChain>) => createRegistered('nick.eth', PIN, changes);

describe('compareWithTrusted', () => {
  const pin = { address: PIN, name: 'nick.eth', note: null };
  const trusted = createTrustedAddresses([pin, { address: SECOND, name: null, note: 'savings' }]);

  it.each<[words: string, changes: Partial<NameOnChain>, contradicted?: Pin]>([
    ['pass: This is the address you trust for nick.eth', {}],
    ['alert: Not the address you trust for nick.eth: 36 of 40 digits differ', moved, pin],
    ['alert: Not the address you trust for nick.eth: 31 of 40 digits differ', POISONED, pin],
    [
      'alert: Looks like the address you trust for nick.eth, but is another address: 31 of 40 digits differ',
      { name: 'other.eth', ...POISONED },
      pin,
    ],
    ['pass: This is the address you trust for nick.eth', { name: 'other.eth' }],
    ['pass: This is the address you trust', { name: 'other.eth', address: known(SECOND) }],
    ['warn: nick.eth no longer leads to the address that you trust for it', { address: NONE }],
  ])('%s', (words, changes, contradicted) => {
    const facts = createNamed(changes);
    const found = compareWithTrusted(facts, MOMENT, trusted);
    expect(`${found?.tone}: ${formatHeadlineParts(found?.parts ?? [])}`).toBe(words);
    expect(found?.pin).toEqual(contradicted ?? null);
    expect(getHeadlineOnChain(facts, MOMENT, trusted)?.tone).toBe(contradicted && 'alert');
    expect(compareWithTrusted(facts, SEPOLIA, trusted)).toBeNull();
    expect(getHeadlineOnChain(facts, SEPOLIA, trusted)).toBeNull();
  });

  it.each<Partial<NameOnChain>>([
    { name: 'other.eth', ...moved },
    { name: 'other.eth', address: NONE },
    { address: REVERTED },
  ])('says nothing about %o', (changes) => {
    expect(compareWithTrusted(createNamed(changes), MOMENT, trusted)).toBeNull();
  });
});

const STILL = 'Still leads to this address';
const NOW_ELSEWHERE = 'Now leads to 0x5aAe…eAed, not to';
const GRACE_WORDS = 'but it expired on 2033-05-17; nobody else can register it until 2033-08-15';
const ENDED_WORDS = 'but it expired on 2033-02-07; anyone can register it now';

describe('describeTrusted', () => {
  it.each<[words: string, changes: Partial<NameOnChain>, pins: string[]]>([
    [`same pass: ${STILL}`, {}, [PIN]],
    [`same pass: ${STILL}`, {}, [PIN.toLowerCase()]],
    ['same pass: Still leads to 0x5290…9EE7', second, [PIN, SECOND]],
    [`same pass: Still leads to ${CLOSE}`, close, [PIN, CLOSE]],
    [`moved alert: ${NOW_ELSEWHERE} the address you trust`, moved, [PIN]],
    [`over warn: ${STILL}, but nobody has registered it`, { registration: NONE }, [PIN]],
    [`moved alert: ${NOW_ELSEWHERE} an address you trust`, moved, [PIN, SECOND]],
    [`moved alert: Now leads to ${CLOSE}, not to the address you trust`, close, [PIN]],
    [`over warn: ${STILL}, ${GRACE_WORDS}`, { registration: register('grace', -1) }, [PIN]],
    [`over warn: ${STILL}, ${ENDED_WORDS}`, ended, [PIN]],
    [
      `moved alert: ${NOW_ELSEWHERE} the address you trust, ${ENDED_WORDS}`,
      { ...moved, ...ended },
      [PIN],
    ],
    ['nowhere warn: Leads to no address', { address: NONE }, [PIN]],
    [
      'nowhere warn: Leads to no address: nobody has registered it',
      { address: NONE, registration: NONE },
      [PIN],
    ],
    ['unknown skip: No answer: its contract refused to answer', { address: REVERTED }, [PIN]],
    ['found info: Leads to 0x5aAe…eAed', moved, []],
    [`found warn: Leads to 0x5aAe…eAed, ${ENDED_WORDS}`, { ...moved, ...ended }, []],
  ])('%s', (words, changes, addresses) => {
    const pins = addresses.map((address) => ({ address }));
    const found = describeTrusted(createNamed(changes), pins, MOMENT);
    expect(`${found.state} ${found.tone}: ${found.parts.join('')}`).toBe(words);
  });
});

describe('summarizeTrusted', () => {
  it.each<[TrustedState[], string | null]>([
    [[], null],
    [['same'], 'pass: 1 name still leads to the address you trust.'],
    [
      ['same', 'moved', 'same', 'unknown'],
      'alert: 1 name now leads to a different address, 2 names still lead to the address you trust, no answer about 1 name.',
    ],
    [['over', 'nowhere', 'nowhere'], 'warn: 1 name expired, 2 names lead to no address.'],
    [['found', 'found'], 'info: 2 names lead to an address that you have not trusted yet.'],
  ])('%s', (states, words) => {
    const summary = summarizeTrusted(states);
    expect(summary && `${summary.tone}: ${summary.parts.join('')}`).toBe(words);
  });
});
