import { ens_emoji } from '@adraffy/ens-normalize';
import { expect, test } from 'vitest';
import { bulkTables } from '../testing/test-tables.ts';
import { isEmoji, removeFe0f } from './emoji.ts';

test('recognizes every emoji of ENSIP-15, with and without U+FE0F', () => {
  const emoji = ens_emoji().map((codePoints) => String.fromCodePoint(...codePoints));
  const all = [...emoji, ...emoji.map(removeFe0f)];
  expect(all.filter((text) => !isEmoji(text, bulkTables))).toEqual([]);
});

test.each([
  ['#⃣', true],
  ['🇫', true],
  ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', true],
  ['♾', true],
  ['1', false],
  ['#', false],
  ['ì', false],
  ['日', false],
  ['👩‍🦊', false],
  ['a🦊', false],
  ['\ufe0f', false],
  ['', false],
])('isEmoji(%j) returns %s', (text, expected) => {
  expect(isEmoji(text, bulkTables)).toBe(expected);
});
