import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScriptMixture, UnusualSpelling } from '../checks/facts.ts';
import { anyText } from '../testing/any-text.ts';
import { listRows } from '../testing/list-rows.ts';
import { getLabelFacts } from '../testing/test-tables.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

/** Ordinary labels, separated by spaces. */
const ORDINARY = [
  'vitalik _a$b-0 123 🦊 🦊fox-7 acme® infinity∞ £10 360° €€€ 8∞8 café straße🔥 bürger-42-größe',
  'автор автор🔥2024 србија бог🔥-2 серебро ελλάδα mitchξll שָׁלוֹם مُحَمَّد',
  '١٢٣ ١٢٣۴۵۶ ٥٥١٥٥ २३० ०२ ५६७ ੨੨੨ ੨🔥 १२३क',
  'หมู हिन्दी ൻ ௐ 王者荣耀 日本のカタカナ カタカナ 한국어 韓國어',
  'timi王者荣耀 nftのひかり 日本のnft k드라마',
  'ᛟᛞᛁᚾ 𓃵𓃵𓃵 𐌂𐌀𐌐𐌋𐌈𐌔 ㄅㄆㄇ ᓚᘏᗢ ᐃᓄᒃᑎᑐᑦ',
];

describe('judgeSpelling', () => {
  test.each(ORDINARY.join(' ').split(' '))('accepts %s as ordinary', (label) => {
    expect(getLabelFacts(label)).toMatchObject({ isOrdinary: true, unusual: null });
  });

  test.each(['', 'NICK', 'Автор', 'аррӏе', 'дa', UNKNOWN])(
    'does not judge %j, which is not normalized',
    (label) => {
      const facts = { isOrdinary: false, unusual: null };
      expect(getLabelFacts(label)).toMatchObject(facts);
    },
  );

  test.each<[label: string, found: string, reason: UnusualSpelling['reason']]>([
    ...listRows(['mixed_scripts'], 'jusπn:jusπn'),
    ...listRows(['latin_letters'], 'prîncêss:îê café-gîrl🔥:î ñξk:ñξ'),
    ...listRows(['rare_letters'], 'ㄧ猫:ㄧ'),
    ...listRows(['reads_as_latin'], 'ᗪᗩᒪ:ᗪᗩᒪ шаг:шаг емьӏем:емьӏем d🅴🆇:d🅴🆇'),
    ...listRows(['foreign_letters'], 'кеуьаѕе:ѕ'),
    ...listRows(['decorated'], 'ก̃:ก̃ ⲁ̀:ⲁ̀'),
    ...listRows(['mixed_digits'], '၁႑:၁႑ ၁က႑:၁႑'),
    ...listRows(['signs'], 'bill®smith:®'),
    ...listRows(['strokes'], 'google丁com:丁'),
  ])('finds in %s the unusual graphemes %s (%s)', (label, found, reason) => {
    const { isOrdinary, unusual } = getLabelFacts(label);
    expect(isOrdinary).toBe(false);
    expect(unusual?.reason).toBe(reason);
    expect(unusual?.graphemes.map(({ grapheme }) => grapheme).join('')).toBe(found);
  });
});

describe('Cyrillic words', () => {
  test.each([
    ['ѕ', 'ѕвезда', true, 'Macedonian'],
    ['ѕ', '_ѕима', true, 'Macedonian with a sign'],
    ['ѕ', 'теѕть', false, 'Macedonian has no ь'],
    ['ј', 'југославија', true, 'Serbian'],
    ['ј', 'ђурађј', true, 'Serbian'],
    ['ј', 'азәрбајҹан', true, 'Azerbaijani'],
    ['ј', 'јэ', false, 'no alphabet with ј has э'],
    ['ӏ', 'гӏалгӏай', false, 'Ingush, but each letter also reads as a Latin one'],
    ['ӏ', 'аӏіб', false, 'no alphabet has both і and ӏ'],
  ])('with %s, such as %s, are ordinary: %s (%s)', (_, label, expected) => {
    expect(getLabelFacts(label).isOrdinary).toBe(expected);
  });
});

test('only normalized labels are ordinary', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { isOrdinary, unusual, normalization, graphemes } = getLabelFacts(text);
      expect(isOrdinary).toBe(normalization === 'normalized' && unusual === null);
      for (const facts of unusual?.graphemes ?? []) expect(graphemes).toContain(facts);
    }),
  );
});

test('every normalized ASCII label is ordinary', () => {
  const ascii = fc.string({ unit: fc.constantFrom(...'abcxyz0189-_$'), minLength: 1 });
  fc.assert(
    fc.property(ascii, (label) => {
      const { isOrdinary, normalization } = getLabelFacts(label);
      expect(isOrdinary).toBe(normalization === 'normalized');
    }),
  );
});

test.each<[mixture: ScriptMixture, labels: string]>([
  ['none', '123-🔥 café жук 日本のカタカナ 한국語 ㄅ中 ξ'],
  ['ether', 'mitchξll'],
  ['highly_restrictive', 'timi王者荣耀 日本のカタカナnft k드라마 aㄅ中'],
  ['other', 'café王 a한カ カタ한 nжick ξαb aξ王 aπ'],
])('the script mixture is %s in %s', (mixture, labels) => {
  for (const label of labels.split(' ')) {
    expect([label, getLabelFacts(label).scriptMixture]).toEqual([label, mixture]);
  }
});

test('an empty label mixes no scripts', () => {
  expect(getLabelFacts('').scriptMixture).toBe('none');
});
