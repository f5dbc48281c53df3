import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPasted } from '../messages/pieces/read-pasted.ts';
import { isPlainInput } from './is-plain-input.ts';

test.each([
  ['vitalik.eth', true],
  ['vitalìk.eth', true],
  ['vit\u0430lik.eth', true],
  ['pay.vitalik.eth', true],
  ['vitalik.eth.', false],
  ['vitalik buterin.eth', false],
  ['xn--vitalk-0va.eth', false],
  ['\u200bvitalik.eth', false],
  ['请转给vitalik.eth', false],
  ['vitalik.com', false],
  ['0xd8…45.eth', false],
  ['', false],
])('isPlainInput(%j) returns %s', (text, expected) => {
  expect(isPlainInput(text)).toBe(expected);
});

test('the reader agrees that a plain input is one name', () => {
  const characters = fc.constantFrom(...'ab1ìа.-_ @/…0x', 'eth', '.eth', 'xn--', '\u0301');
  const texts = fc.array(characters, { maxLength: 8 }).map((parts) => `${parts.join('')}.eth`);
  fc.assert(
    fc.property(texts, (text) => {
      if (isPlainInput(text)) expect(readPasted(text)).toBeNull();
    }),
    { numRuns: 3_000 },
  );
});
