import { expect, test } from 'vitest';
import { bulkTables } from '../testing/test-tables.ts';
import { isNormalizedLabel, normalizeLabel } from './normalize-label.ts';
import { mixesScriptFamilies } from './script-families.ts';

const { script } = bulkTables;

function mixes(text: string): boolean {
  return mixesScriptFamilies(
    Array.from(text, (character) => ({
      script: script(character.codePointAt(0) as number),
      mapped: character,
    })),
  );
}

test.each(['', ...'a aé1- a漢 aひ aカ aㄅ 漢한 ひ漢カ1 жы ξa aπ жξ π1'.split(' ')])(
  'accepts the scripts of %j',
  (text) => {
    expect(mixes(text)).toBe(false);
  },
);

/** Digits of one script next to letters of another script. */
const DIGITS_AND_LETTERS = '٠ހ ٠𐺀 ०𑠀 ०𑂃 ०𑅐 ০𑄃 ০ꠀ ০၀ ၀ᥐ ௦𑌅 ੦𑊀 ૦𑈀 ೦𑦠 ೦𑎀 𐫲𐽰';

test.each(DIGITS_AND_LETTERS.split(' '))(
  'accepts both scripts of %j, which are in the same ENSIP-15 group',
  (text) => {
    expect(new Set(Array.from(text, (c) => script(c.codePointAt(0) as number))).size).toBe(2);
    expect(mixes(text)).toBe(false);
    expect(normalizeLabel(text).error ?? '').not.toMatch(/^(illegal mixture|disallowed)/);
  },
);

const MIXTURES = 'aж жa 1aж aα жα aא אب aب ひж 漢ק ณა aξж हக aᚠ ᚠ漢';

test.each(MIXTURES.split(' '))('rejects the scripts of %j, like ENSIP-15', (text) => {
  expect(mixes(text)).toBe(true);
  expect(isNormalizedLabel(text)).toBe(false);
});

test('ignores characters that are disallowed, ignored or have no script', () => {
  const a = { script: 'Latin', mapped: 'a' };
  for (const mapped of [null, '']) {
    expect(mixesScriptFamilies([a, { script: 'Cyrillic', mapped }])).toBe(false);
  }
  expect(mixesScriptFamilies([a, { script: 'Cyrillic', mapped: 'ж' }])).toBe(true);
  for (const script of ['Common', 'Inherited', 'Combined', 'Unknown']) {
    const other = { script, mapped: 'x' };
    expect(mixesScriptFamilies([a, other])).toBe(false);
    expect(mixesScriptFamilies([other, a])).toBe(false);
  }
});
