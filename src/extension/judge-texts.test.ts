import { expect, test } from 'vitest';
import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import { createListEngine } from '../engine/list-engine.ts';
import { readTables } from '../engine/testing/read-tables.ts';
import { createTextContext } from '../messages/text-context.ts';
import { judgePassages, judgeTypedName, judgeTypedText } from './judge-texts.ts';

const { inspector } = createListEngine(readTables());
const context = createTextContext(inspector, createTrustedAddresses([]));

const judge = (text: string, href: string | null = null) => {
  const [marks = []] = judgePassages([{ text, href, linkText: text }], context);
  return marks.map(({ name, status, end }) => [status, name, text.slice(0, end)]);
};

test.each([
  ['vitaIik.eth', 'alert', 'vitaIik.eth'],
  ['(pay\u202epal.eth)', 'alert', '(pay\u202epal.eth'],
  ['metamask-support.eth', 'warn', 'metamask-support.eth'],
  ['coinbase-fan.eth', 'info', 'coinbase-fan.eth'],
  ['Vitalik.eth', 'info', 'Vitalik.eth'],
  ['vitalik.eth.claim.com', 'warn', 'vitalik.eth.claim.com'],
  ['Pay vitaIik.eth_ now', 'alert', 'Pay vitaIik.eth'],
  ['vitaIik.eth🦇🔊', 'alert', 'vitaIik.eth'],
  ['pay \u202ehte.kilativ\u202c now', 'alert', 'pay \u202ehte.kilativ'],
  ['vitalik_.eth', 'alert', 'vitalik_.eth'],
  ['metamask_support.eth', 'alert', 'metamask_support.eth'],
  ['binance_hot_wallet.eth', 'alert', 'binance_hot_wallet.eth'],
  ['official_vitalik.eth', 'alert', 'official_vitalik.eth'],
  ['pay_vitaIik.eth', 'alert', 'pay_vitaIik.eth'],
  ['my_\u212aontract.eth', 'alert', 'my_\u212aontract.eth'],
])('%j is marked as %s', (text, status, upTo) => {
  expect(judge(text)).toEqual([[status, expect.any(String), upTo]]);
});

test.each([
  'vitalik.eth',
  'josé.eth',
  'config.eth.foo',
  'window.eth.accounts',
  'my_contract.eth',
  'vitalik.eth🦇🔊',
  'me@vitalik.eth',
  'example.com',
  'plain words',
  'vital….eth',
  '\ud800.eth',
])('%j gets no mark', (text) => {
  expect(judge(text)).toEqual([]);
});

test.each([
  ['vitalik.eth', 'https://app.ens.domains/vitaIik.eth', 'vitaIik.eth'],
  ['vitalik.eth', '/names/nick.eth', 'nick.eth'],
  ['vitalik.eth', 'https://vitalik.eth@example.com/', 'example.com'],
  ['vitalik.eth', '\u0001https:vitalik.eth@example.com', 'example.com'],
  ['vitalik.eth', 'https://nick.eth.limo/\u202ex', 'nick.eth'],
])('the link %s to %s is an alert', (text, href, name) => {
  expect(judge(text, href)).toEqual([['alert', name, text]]);
});

test.each([
  ['vitalik.eth', 'https://example.com/&quot;nick.eth'],
  ['vitalik.eth', 'javascript:void 0'],
  ['vitalik.eth', ''],
])('the link %s to %s is fine', (text, href) => {
  expect(judge(text, href)).toEqual([]);
});

test.each<[text: string, findings: [status: string, code: unknown, text: string][]]>([
  ['vita lik.eth', [['alert', expect.any(String), 'vita<U+0020>lik.eth']]],
  [
    'Pay [vitalik.eth](https://nick.eth.limo) today',
    [
      ['alert', 'link_shows_other_name', 'nick.eth'],
      ['pass', expect.any(String), 'vitalik.eth'],
      ['pass', expect.any(String), 'nick.eth'],
    ],
  ],
])('judges the text %j', (text, findings) => {
  const pieces = judgeTypedText(text, context);
  expect(pieces.map((piece) => [piece.status, piece.code, removeIsolates(piece.shown)])).toEqual(
    findings,
  );
});

const removeIsolates = (text: string) => text.replace(/[\u2068\u2069]/gu, '');

test('one name has the headline of its report', () => {
  expect(judgeTypedName('rnetamask.eth', context)?.headline).toContain('This is not metamask.eth.');
});
