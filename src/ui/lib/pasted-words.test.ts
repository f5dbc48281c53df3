import { expect, test } from 'vitest';
import { readPasted } from '../../client/pasted/read-pasted.ts';
import { describePasted } from './pasted-words.ts';

test.each([
  ['@nick.eth', 'This is a handle. Without the @:'],
  ['https://app.ens.domains/nick.eth', 'The name in it:'],
  [
    'https://etherscan.io/tx/1',
    'There is no ENS name in it that could be inspected. Paste the name alone.',
  ],
  ['nick.eth, vitalik.eth', 'The names in it:'],
])('says what %s is: %s', (text, words) => {
  const pasted = readPasted(text);
  expect(pasted && describePasted(pasted)).toBe(words);
});
