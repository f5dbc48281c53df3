import { expect, test } from 'vitest';
import { isProse } from './is-prose.ts';

const LETTER = ['Hi!', 'Please send it to:', 'nick.eth'];

test.each([
  [['Pay 0.5 ETH to vitaIik.eth please'], true],
  [['Hi Ana,', 'please send it to nick.eth today.', 'Thanks a lot, my friend'], true],
  [['gm all of you', '', 'ask vitalik.eth or nick.eth about it'], true],
  [['Please pay nick.eth today.', 'Not 0xd8dA…6045, my friend!'], true],
  [['请转给vitalik.eth谢谢'], true],
  [['INVOICE #2041', 'Amount: 1,250.00 USDC', 'Pay to: nick.eth', 'Due: 2026-12-01'], true],
  [['Hi!', 'Please send it to:', 'nick.eth', 'Thanks', 'Ana'], true],
  [[...LETTER, ...Array<string>(17).fill('Ana')], true],
  [[...LETTER, ...Array<string>(18).fill('Ana')], false],
  [['To: nick.eth', 'From: vitalik.eth'], true],
  [['收款人：nick.eth', '金额：100'], true],
  [['vitalik.eth', 'nick.eth'], false],
  [['vitalik.eth 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'], false],
  [['vitalik.eth', 'vitalik buterin.eth', 'coinbase wallet.eth'], false],
  [['vitalik.eth, nick.eth, brantly.eth'], false],
  [['1. vitalik.eth', '2. nick.eth'], false],
  [['vitalik.eth,0.5', 'nick.eth,0.1'], false],
  [['Names:', 'vitalik.eth', 'nick.eth'], false],
  [['eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'https://nick.eth.limo'], false],
  [['My list of all names:', 'vitalik.eth', 'nick.eth'], false],
  [['How are you today?', 'Very well, thank you.'], false],
  [['Vitalik', 'Nick', 'Brantly'], false],
  [[], false],
])('isProse(%j) returns %s', (lines, expected) => {
  expect(isProse(lines)).toBe(expected);
});
