import { expect, it } from 'vitest';
import { formatChainWords } from './format-chain-words.ts';

it.each([
  ['vitalik.eth', 'It claims the name vitalik.eth, which does not lead to it'],
  [
    'a.eth, primary\u00a0name\nagrees',
    'It claims the name a.eth,<U+0020>primary<U+00A0>name<U+000A>agrees, which does not lead to it',
  ],
])('shows white space in the name %j', (name, words) => {
  const parts = ['It claims the name ', { name }, ', which does not lead to it'];
  expect(formatChainWords(parts)).toBe(words);
});
