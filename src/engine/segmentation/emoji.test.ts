import { ens_emoji } from '@adraffy/ens-normalize';
import { expect, test } from 'vitest';
import { listTexts } from '../testing/list-rows.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { isEmoji, removeFe0f } from './emoji.ts';

test('recognizes every emoji of ENSIP-15, with and without U+FE0F', () => {
  const emoji = ens_emoji().map((codePoints) => String.fromCodePoint(...codePoints));
  const all = [...emoji, ...emoji.map(removeFe0f)];
  expect(all.filter((text) => !isEmoji(text, bulkTables))).toEqual([]);
});

test.each([
  ...listTexts(true, '#⃣ 🇫 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ♾'),
  ...listTexts(false, '1 # ì 日 👩‍🦊 a🦊 \ufe0f'),
  ['', false],
])('isEmoji(%j) returns %s', (text, expected) => {
  expect(isEmoji(text, bulkTables)).toBe(expected);
});
