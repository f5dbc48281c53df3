import { describe, expect, it } from 'vitest';
import { mayHoldSecret } from './may-hold-secret.ts';
import { SECRET_SHAPE } from './secret-shape.ts';
import { PRIVATE_KEY, pickWords } from './testing/phrases.ts';

const TWELVE = pickWords('english', 12);
const SUSPICIOUS: [what: string, text: string][] = [
  ['many spaces', TWELVE.join(' '.repeat(22))],
  ['columns of a table', TWELVE.map((word, at) => `${at}. ${word.padEnd(24)}`).join('')],
  ['hidden characters', [...PRIVATE_KEY].join('\u200b\u200b')],
  ['an unknown label without a name', `[${PRIVATE_KEY}]`],
  ['a long run', 'g'.repeat(51)],
];

const PLAIN: [what: string, text: string][] = [
  ['ten words', TWELVE.slice(2).join(' '.repeat(22))],
  ['63 digits', '7\r\n'.repeat(63)],
  ['digits with a letter between them', `${'7 '.repeat(40)}z ${'7 '.repeat(40)}`],
  ['a short run', 'g'.repeat(50)],
  ['a long name of one script', '名'.repeat(60)],
];

describe.each([
  ['mayHoldSecret', mayHoldSecret],
  ['SECRET_SHAPE', (text: string) => SECRET_SHAPE.test(text)],
])('%s', (_, isSuspicious) => {
  it.each(SUSPICIOUS)('suspects %s', (_, text) => {
    expect(isSuspicious(text)).toBe(true);
  });

  it.each(PLAIN)('does not suspect %s', (_, text) => {
    expect(isSuspicious(text)).toBe(false);
  });
});

it('does not check a line with an address', () => {
  expect(mayHoldSecret('alice.eth 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toBe(false);
});
