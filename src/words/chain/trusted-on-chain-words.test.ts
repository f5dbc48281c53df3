import { describe, expect, it } from 'vitest';
import { createFacts } from '../../chain/testing/create-facts.ts';
import type { ChainMoment, NameOnChain, RegistrationState } from '../../contract/chain-facts.ts';
import { describeTrusted, summarizeTrusted, type TrustedState } from './trusted-on-chain-words.ts';

const TIME = Date.UTC(2026, 0, 1) / 1000;
const DAY = 86_400;
const MOMENT: ChainMoment = { network: 'mainnet', block: 1, time: TIME };
const PIN = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const SECOND = '0x52908400098527886E0F7030069857D2E4169EE7';
const OTHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const CLOSE = '0xd8dA000000000000000000000000000000006045';

const none = { status: 'none' } as const;
const known = <Value>(value: Value) => ({ status: 'known', value }) as const;
const register = (state: RegistrationState, days: number) =>
  known({ state, expires: TIME + days * DAY });

function describeFacts(facts: Partial<NameOnChain>, pins: readonly string[]): string {
  const registration = register('registered', 900);
  const { state, tone, parts } = describeTrusted(
    createFacts('nick.eth', { registration, ...facts }),
    pins.map((address) => ({ address })),
    MOMENT,
  );
  return `${state} ${tone}: ${parts.join('')}`;
}

describe('describeTrusted', () => {
  it.each<[string, Partial<NameOnChain>, string[], string]>([
    ['the same address', { address: known(PIN) }, [PIN], 'same pass: Still leads to this address'],
    [
      'the same address in lower case',
      { address: known(PIN) },
      [PIN.toLowerCase()],
      'same pass: Still leads to this address',
    ],
    [
      'one of two addresses',
      { address: known(SECOND) },
      [PIN, SECOND],
      'same pass: Still leads to 0x5290…9EE7',
    ],
    [
      'one of two addresses that look alike',
      { address: known(CLOSE) },
      [PIN, CLOSE],
      `same pass: Still leads to ${CLOSE}`,
    ],
    [
      'another address',
      { address: known(OTHER) },
      [PIN],
      'moved alert: Now leads to 0x5aAe…eAed, not to the address you trust',
    ],
    [
      'the same address in records of a name that anyone can register',
      { address: known(PIN), registration: none },
      [PIN],
      'over warn: Still leads to this address, but nobody has registered it',
    ],
    [
      'neither of two addresses',
      { address: known(OTHER) },
      [PIN, SECOND],
      'moved alert: Now leads to 0x5aAe…eAed, not to an address you trust',
    ],
    [
      'an address that looks like the trusted one',
      { address: known(CLOSE) },
      [PIN],
      `moved alert: Now leads to ${CLOSE}, not to the address you trust`,
    ],
    [
      'a registration in grace',
      { address: known(PIN), registration: register('grace', -1) },
      [PIN],
      'over warn: Still leads to this address, but it expired on 2025-12-31; only its owner can renew it until 2026-03-31',
    ],
    [
      'a registration that is over',
      { address: known(PIN), registration: register('ended', -100) },
      [PIN],
      'over warn: Still leads to this address, but it expired on 2025-09-23; anyone can register it now',
    ],
    [
      'another address and a registration that is over',
      { address: known(OTHER), registration: register('ended', -100) },
      [PIN],
      'moved alert: Now leads to 0x5aAe…eAed, not to the address you trust, but it expired on 2025-09-23; anyone can register it now',
    ],
    ['no address', {}, [PIN], 'nowhere warn: Leads to no address'],
    [
      'no registration',
      { registration: none },
      [PIN],
      'nowhere warn: Leads to no address: nobody has registered it',
    ],
    [
      'no answer',
      { address: { status: 'not_answered', reason: 'reverted' } },
      [PIN],
      'unknown skip: No answer: its contract refused to answer',
    ],
    ['no trusted address', { address: known(OTHER) }, [], 'found info: Leads to 0x5aAe…eAed'],
    [
      'no trusted address and a registration that is over',
      { address: known(OTHER), registration: register('ended', -100) },
      [],
      'found warn: Leads to 0x5aAe…eAed, but it expired on 2025-09-23; anyone can register it now',
    ],
  ])('%s', (_, facts, pins, words) => {
    expect(describeFacts(facts, pins)).toBe(words);
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
