import { expect, test } from 'vitest';
import { describePasted } from './pasted-words.ts';
import { readPasted } from './pieces/read-pasted.ts';

test.each([
  ['@nick.eth', 'This is a handle. Without the @:'],
  ['https://app.ens.domains/nick.eth', 'Name found:'],
  ['https://etherscan.io/tx/1', 'This link contains no ENS name. Paste only the name.'],
  ['nick.eth, vitalik.eth', 'Names found:'],
])('describes %s: %s', (text, words) => {
  const pasted = readPasted(text);
  expect(pasted && describePasted(pasted)).toBe(words);
});
