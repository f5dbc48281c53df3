import { expect, test } from 'vitest';
import { isProse } from './is-prose.ts';

test.each([
  [['Pay 0.5 ETH to vitaIik.eth please'], true],
  [['Hi Ana,', 'please send it to nick.eth today.', 'Thanks a lot, my friend'], true],
  [['gm all of you', '', 'ask vitalik.eth or nick.eth about it'], true],
  [['vitalik.eth', 'nick.eth'], false],
  [['vitalik.eth', 'vitalik buterin.eth', 'coinbase wallet.eth'], false],
  [['vitalik.eth, nick.eth, brantly.eth'], false],
  [['1. vitalik.eth', '2. nick.eth'], false],
  [['vitalik.eth,0.5', 'nick.eth,0.1'], false],
  [['My list of all names:', 'vitalik.eth', 'nick.eth'], false],
  [['How are you today?', 'Very well, thank you.'], false],
  [['Vitalik', 'Nick', 'Brantly'], false],
  [[], false],
])('isProse(%j) returns %s', (lines, expected) => {
  expect(isProse(lines)).toBe(expected);
});
