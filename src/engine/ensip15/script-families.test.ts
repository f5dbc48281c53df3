import { expect, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from '../testing/read-tables.ts';
import { isNormalizedLabel, normalizeLabel } from './normalize-label.ts';
import { mixesFamilies } from './script-families.ts';

const { script } = decodeBulkTables(readSections(readTables().bulk));

function mixes(text: string): boolean {
  return mixesFamilies(
    Array.from(text, (character) => ({
      script: script(character.codePointAt(0) as number),
      mapped: character,
    })),
  );
}

test.each([
  '',
  'a',
  'aé1-',
  'a漢',
  'aひ',
  'aカ',
  'aㄅ',
  '漢한',
  'ひ漢カ1',
  'жы',
  'ξa',
  'aπ',
  'жξ',
  'π1',
])('in %j scripts may go together', (text) => {
  expect(mixes(text)).toBe(false);
});

// The digits of one script are written beside letters of others.
test.each([
  '٠ހ',
  '٠𐺀',
  '०𑠀',
  '०𑂃',
  '०𑅐',
  '০𑄃',
  '০ꠀ',
  '০၀',
  '၀ᥐ',
  '௦𑌅',
  '੦𑊀',
  '૦𑈀',
  '೦𑦠',
  '೦𑎀',
  '𐫲𐽰',
])('in %j two scripts meet, and ENSIP-15 has a group with both', (text) => {
  expect(new Set(Array.from(text, (c) => script(c.codePointAt(0) as number))).size).toBe(2);
  expect(mixes(text)).toBe(false);
  expect(normalizeLabel(text).error ?? '').not.toMatch(/^(illegal mixture|disallowed)/);
});

test.each([
  'aж',
  'жa',
  '1aж',
  'aα',
  'жα',
  'aא',
  'אب',
  'aب',
  'ひж',
  '漢ק',
  'ณა',
  'aξж',
  'हக',
  'aᚠ',
  'ᚠ漢',
])('in %j they never do, and ENSIP-15 refuses it', (text) => {
  expect(mixes(text)).toBe(true);
  expect(isNormalizedLabel(text)).toBe(false);
});

test('what is disallowed or ignored is of no script', () => {
  const a = { script: 'Latin', mapped: 'a' };
  for (const mapped of [null, '']) {
    expect(mixesFamilies([a, { script: 'Cyrillic', mapped }])).toBe(false);
  }
  expect(mixesFamilies([a, { script: 'Cyrillic', mapped: 'ж' }])).toBe(true);
  for (const script of ['Common', 'Inherited', 'Combined', 'Unknown']) {
    const other = { script, mapped: 'x' };
    expect(mixesFamilies([a, other])).toBe(false);
    expect(mixesFamilies([other, a])).toBe(false);
  }
});
