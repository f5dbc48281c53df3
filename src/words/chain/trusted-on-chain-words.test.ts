import { describe, expect, it } from 'vitest';
import {
  createRegistered,
  known,
  MOMENT,
  NONE,
  REVERTED,
  register,
} from '../../chain/testing/create-facts.ts';
import type { NameOnChain } from '../../contract/chain-facts.ts';
import { describeTrusted, summarizeTrusted, type TrustedState } from './trusted-on-chain-words.ts';

const PIN = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const SECOND = '0x52908400098527886E0F7030069857D2E4169EE7';
const CLOSE = '0xd8dA000000000000000000000000000000006045';

const second = { address: known(SECOND) };
const close = { address: known(CLOSE) };
const moved = { address: known('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') };
const ended = { registration: register('ended', -100) };

describe('describeTrusted', () => {
  it.each<[words: string, changes: Partial<NameOnChain>, pins: string[]]>([
    ['same pass: Still leads to this address', {}, [PIN]],
    ['same pass: Still leads to this address', {}, [PIN.toLowerCase()]],
    ['same pass: Still leads to 0x5290…9EE7', second, [PIN, SECOND]],
    [`same pass: Still leads to ${CLOSE}`, close, [PIN, CLOSE]],
    ['moved alert: Now leads to 0x5aAe…eAed, not to the address you trust', moved, [PIN]],
    [
      'over warn: Still leads to this address, but nobody has registered it',
      { registration: NONE },
      [PIN],
    ],
    ['moved alert: Now leads to 0x5aAe…eAed, not to an address you trust', moved, [PIN, SECOND]],
    [`moved alert: Now leads to ${CLOSE}, not to the address you trust`, close, [PIN]],
    [
      'over warn: Still leads to this address, but it expired on 2033-05-17; only its owner can renew it until 2033-08-15',
      { registration: register('grace', -1) },
      [PIN],
    ],
    [
      'over warn: Still leads to this address, but it expired on 2033-02-07; anyone can register it now',
      ended,
      [PIN],
    ],
    [
      'moved alert: Now leads to 0x5aAe…eAed, not to the address you trust, but it expired on 2033-02-07; anyone can register it now',
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
    [
      'found warn: Leads to 0x5aAe…eAed, but it expired on 2033-02-07; anyone can register it now',
      { ...moved, ...ended },
      [],
    ],
  ])('%s', (words, changes, addresses) => {
    const pins = addresses.map((address) => ({ address }));
    const found = describeTrusted(createRegistered('nick.eth', PIN, changes), pins, MOMENT);
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
