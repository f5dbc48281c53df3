import { ens_emoji } from '@adraffy/ens-normalize';
import { expect, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from '../testing/read-tables.ts';
import { isEmoji, removeFe0f } from './emoji.ts';

const tables = decodeBulkTables(readSections(readTables().bulk));

test('recognizes every emoji of ENSIP-15, with and without U+FE0F', () => {
  const emoji = ens_emoji().map((codePoints) => String.fromCodePoint(...codePoints));
  const all = [...emoji, ...emoji.map(removeFe0f)];
  expect(all.filter((text) => !isEmoji(text, tables))).toEqual([]);
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
  expect(isEmoji(text, tables)).toBe(expected);
});
