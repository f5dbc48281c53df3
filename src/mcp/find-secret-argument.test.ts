import { expect, it } from 'vitest';
import { PRIVATE_KEY, pickWords } from '../secrets/testing/phrases.ts';
import { findSecretArgument } from './find-secret-argument.ts';

const WORDS = pickWords('english', 12);
const UNKNOWN = `[${'ab'.repeat(32)}]`;
const HALF = PRIVATE_KEY.length / 2;

it.each<[input: unknown, found: string | null]>([
  [{ text: `words: ${WORDS.join(' ')}` }, 'a seed phrase'],
  [{ names: WORDS }, 'a seed phrase'],
  [{ names: ['nick.eth', ...WORDS] }, 'a seed phrase'],
  [{ names: ['nick.eth', PRIVATE_KEY] }, 'a private key'],
  [{ names: ['nick.eth', PRIVATE_KEY.slice(0, HALF), PRIVATE_KEY.slice(HALF)] }, 'a private key'],
  [{ a: PRIVATE_KEY, b: 'nick.eth' }, 'a private key'],
  [{ names: WORDS.map((word) => `${word}.eth`) }, null],
  [{ names: [UNKNOWN, 'nick.eth', `${UNKNOWN}.eth`, `x.${UNKNOWN}`] }, null],
  [{ address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }, null],
  [{ name: 'nick.eth', limit: 20 }, null],
  [{}, null],
  [undefined, null],
])('finds in %.60j: %j', async (input, found) => {
  expect(await findSecretArgument(input)).toBe(found);
});
