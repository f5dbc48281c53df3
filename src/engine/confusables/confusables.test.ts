import { describe, expect, test } from 'vitest';
import { mapCharacters } from '../ensip15/map-characters.ts';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import { listPairs } from '../testing/list-rows.ts';
import { bulkTables, confusableLists, confusables } from '../testing/test-tables.ts';
import { createLikenessOrder } from './confusable-lists.ts';
import { createConfusableTarget } from './confusable-table.ts';

const { list, sequences } = confusableLists;
const getTarget = createConfusableTarget(bulkTables, mapCharacters);

describe('canonical and isConfusable', () => {
  test.each<[string, string, string | null, boolean]>([
    ['a plain letter', 'o', 'o', false],
    ['a dollar sign', '$', '$', false],
    ['a keycap', '1\u20e3', '1\u20e3', false],
    ['a letter with an accent', '\u00e9', 'e', true],
    ['a letter of a reviewed pair', '\u00df', 'b', true],
    ['a Cyrillic exemplar letter', '\u0430', '\u0430', true],
    ['a letter without look-alikes', '\u044f', '\u044f', false],
    ['a Greek exemplar letter with an accent', '\u03ac', '\u03ac', true],
    ['an archaic Greek letter that ENSIP-15 rejects', '\u1f86', '\u03b1', true],
    ['a kana with a voicing mark', '\u30ac', '\u30ac', true],
    ['a letter with a nukta', '\u0929', '\u0929', true],
    ['a Malayalam chillu', '\u0d7b', '\u0d7b', true],
    ['a numeral that looks like a sequence of letters', '\u0d6b', '\u0d6b', true],
    ['the Han zero', '\u3007', '0', true],
    ['a radical', '\u2ed3', '\u957f', true],
    ['a Hangul jamo that looks only like a sequence', '\u111b', null, true],
    ['a flag in text style', '\u2690', '\u2690', true],
    // sequences
    ['decorating marks', 'b\u0331\u0303', 'b', true],
    ['more marks than ENSIP-15 allows', 'a\u0334\u0335', 'a', true],
    ['a decorating mark on an emoji', '\u2638\u0332', '\u2638', true],
    ['a base that ENSIP-15 rejects', '\u0131\u0331', 'i', true],
    ['a Thai tone', '\u0e01\u0e49', '\u0e01\u0e49', false],
    ['an NKo tone', '\u07ca\u07eb', '\u07ca\u07eb', true],
    ['an Adlam long vowel', '\u{1e922}\u{1e944}', '\u{1e922}\u{1e944}', false],
    ['an Arabic point', '\u0628\u064e', '\u0628', true],
    ['only marks, rejected at the start of a label', '\u1062\u1086', '\u1062\u1086', false],
    ['a virama', '\u0915\u094d', '\u0915\u094d', false],
    ['a virama on a flagged base', '\u0930\u094d', '\u0930\u094d', true],
    ['a conjunct with a flagged base', '\u0930\u094d\u0915', '\u0930\u094d\u0915', false],
    ['a decorating mark after a spelling mark', '\u0e01\u0e49\u0303', '\u0e01\u0e49\u0303', false],
    ['a decomposed letter', '\u0915\u093c', '\u0915\u093c', false],
    [
      'a label that ENSIP-15 rejects as a whole-script confusable',
      '\u0bb4\u0bbf',
      '\u0bb4\u0bbf',
      false,
    ],
  ])('classifies %s', (_, grapheme, canonical, isConfusable) => {
    expect(confusables.canonical(grapheme)).toBe(canonical);
    expect(confusables.isConfusable(grapheme)).toBe(isConfusable);
  });

  test.each<[string, string, string | null]>([
    ['a capital', 'A', 'a'],
    ['a capital that ENSIP-15 rejects as a label', '\u0410', '\u0430'],
    ['a circled digit', '\u2460', '1'],
    ['an emoji with U+FE0F', '\u2764\ufe0f', '\u2764'],
    ['a keycap with U+FE0F', '1\ufe0f\u20e3', '1\u20e3'],
    ['a decomposed letter', 'e\u0301', 'e'],
    ['a character that ENSIP-15 maps to several graphemes', '\u00bd', null],
    ['a rejected letter with a canonical form', '\u0131', 'i'],
    ['a rejected superscript', '\u02b8', 'y'],
    ['a rejected sign without a look-alike in its script', '/', null],
    ['an invisible character', '\u200d', null],
    ['an unassigned character', '\u{e0080}', null],
    ['an unpaired surrogate', '\ud800', null],
    ['a rejected mixture of scripts without marks', '\u03c8\u0a02', null],
  ])('finds the canonical form of an unnormalized grapheme: %s', (_, grapheme, canonical) => {
    expect(confusables.canonical(grapheme)).toBe(canonical);
  });

  test('flags characters that ENSIP-15 maps to one grapheme, not those it rejects or maps to several', () => {
    const flagged = ['A', 'É', '\u2460', '\uff21', '\u2764\ufe0f', '1\ufe0f\u20e3', 'e\u0301'];
    const others = ['\u00bd', '\u200d', '\u{e0080}', '\ud800', '\u03c8\u0a02'];
    expect(flagged.filter((grapheme) => !confusables.isConfusable(grapheme))).toEqual([]);
    expect(others.filter((grapheme) => confusables.isConfusable(grapheme))).toEqual([]);
  });

  test.each<[string, string]>([
    ['Arabic', 'السلام محمد مسؤول إسلام أحمد آمنة هدى شيء ٠١٢٣'],
    ['Persian', 'پارسی گوگل چای ژاله'],
    ['Tamil', 'தமிழ் வணக்கம் சென்னை மொழி ஸ்ரீ ஔவையார்'],
    ['Katakana', 'ビットコイン ロボット パンダ ガンダム ポケモン エイト タロウ'],
    ['Hiragana', 'さくら べんきょう ぱんだ'],
    ['Greek', 'αθήνα ελλάδα μπιτκόιν ώρα προϋπόθεση ΐ'],
    ['Cyrillic', 'привет йод ёлка щука їжак ґанок ўладзімір ђак џез ѓорѓи қазақ өзбек'],
    ['Han', '中国 比特币 一二三 人民 工力 土士 未末 天龍 杜鹃 朦朧'],
    ['Thai', 'ไทย สวัสดี กรุงเทพ ที่ ก้าว ๑๒๓'],
    ['Hebrew', 'שלום ישראל ביטקוין ךםןףץ'],
    ['Devanagari', 'नमस्ते भारत हिन्दी ज़मीन ऋषि १२३'],
    ['Malayalam', 'മലയാളം ഞാൻ അവർ പാൽ'],
    ['Korean', '안녕 한국 비트코인'],
    ['Armenian', 'հայերեն'],
    ['Georgian', 'საქართველო'],
    ['Bengali', 'বাংলা আমি ১২৩'],
  ])('leaves ordinary %s words unchanged', (_, words) => {
    for (const grapheme of words.split(' ').flatMap((word) => splitGraphemes(word, bulkTables))) {
      expect(confusables.canonical(grapheme)).toBe(grapheme);
    }
  });
});

describe('list', () => {
  test.each<[string, string, readonly string[]]>([
    ['the canonical form and other marked letters', '\u00e9', ['e', '\u00ea', '\u00e8', '\u00eb']],
    ['the base without marks', '\u0e01\u0e49', ['\u0e01']],
    ['the normalized form of an unnormalized character', 'A', ['a', '\u00e0']],
    ['the emoji of a reviewed pair', '\u2690', ['\u{1f3f3}']],
    [
      'emoji of the same kind',
      '\u{1f919}\u{1f3fd}',
      ['\u{1f919}', '\u{1f919}\u{1f3fb}', '\u{1f919}\u{1f3fc}', '\u{1f919}\u{1f3fe}'],
    ],
    ['look-alikes of a plain letter', 'o', ['\u00f8', '\u03bf', '\u043e', '\u0585', '\u09e6']],
    ['the normalized form of a target', '\u13a0', ['d']],
  ])('contains %s', (_, grapheme, expected) => {
    expect(list(grapheme)).toEqual(expect.arrayContaining([...expected]));
  });

  test.each<[string, string[]]>([
    ['\u0431', ['6', 'b', '\u13ee', '\u2cd3', '\u{118d5}']],
    ['\u30ac', ['\u30ab']],
    ['\u044f', []],
    ['1\u20e3', []],
    ['', []],
  ])('for %j returns exactly %j', (grapheme, expected) => {
    expect(list(grapheme)).toEqual(expected);
  });

  test('puts the canonical form first', () => {
    expect(list('\u00e9')[0]).toBe('e');
    expect(list('\u{1f469}\u200d\u{1f9b0}')[0]).toBe('\u{1f9d1}');
  });

  test('puts the same script first, then letters without marks', () => {
    const found = list('a');
    const order = ['\u0251', '\u00e0', '\u03b1', '\u0430'].filter((g) => found.includes(g));
    expect(order.map((g) => found.indexOf(g))).toEqual(
      order.map((g) => found.indexOf(g)).sort((a, b) => a - b),
    );
    expect(order.length).toBeGreaterThan(2);
  });

  test('contains 143 other people for one person', () => {
    expect(list('\u{1f469}')).toHaveLength(143);
  });
});

describe('perceivedGrapheme', () => {
  const perceive = (typed: string, amongLatin: boolean) =>
    splitGraphemes(typed, bulkTables)
      .map((grapheme) => confusables.perceivedGrapheme(grapheme, amongLatin))
      .join('');

  test.each<[string, string]>([
    ...listPairs(`
      аррӏе:apple ѕсоре:scope vitalìk:vitalik g໐໐gle:google ρaypal:paypal ТЕЅТ:test ａbc:abc
      бank:6ank paypa1:paypa1 日本:日本 привет:пpивet a\u20ddb:ab a\u{e0061}b:ab nꝏn:noon a\u0c02:ao
      🆅🅸🅿\ufe0f:vip 🅥:v а́:a`),
    // Graphemes without look-alikes
    ...listPairs('/:/ \u200d:\u200d \ud800:\ud800 :'),
  ])('reads the graphemes of %s as %s', (typed, expected) => {
    expect(perceive(typed, false)).toBe(expected);
  });

  test.each<[string, string]>([
    ...listPairs('viτaliқ:vitalik gόogle:google gё\u20dd:ge ni¢k:nick 日本:日本 Éσ:eo Σab:σab'),
  ])('reads the graphemes of %s next to Latin letters as %s', (typed, expected) => {
    expect(perceive(typed, true)).toBe(expected);
  });
});

test.each<[grapheme: string, order: string[]]>([
  // the same script, then others; each without marks before with marks
  ['e', ['f', 'ǝ', 'é', '3', 'е', 'ҽ', 'ё']],
  ['е', ['ж', 'ё', '3', 'e', 'é']],
  ['3', ['1', '2', 'e', 'з', 'é']],
  ['\u0301', ['!', '\u0300', '\u0344', 'a']],
  // the first character with a script decides
  ['e', ['1e', 'a1', '1', '1е', 'а1']],
  // by code point, then by length
  ['a', ['b', 'c', 'aa', 'aab', 'ab']],
  ['👍', ['!', '☺', '👌', '👎']],
])('sorts the confusables of %s: %j', (grapheme, order) => {
  const compare = createLikenessOrder(grapheme, bulkTables);
  expect(order.toReversed().sort(compare)).toEqual(order);
  expect(order.toSorted(compare)).toEqual(order);
});

describe('list with plain characters', () => {
  test.each([...listPairs('0:o 1:l 1:i i:l 5:s 2:z 6:b 6:g 8:b 9:g 9:q u:v')])(
    'of %s contains %s, and vice versa',
    (one, other) => {
      expect(list(one)).toContain(other);
      expect(list(other)).toContain(one);
    },
  );

  test.each([...listPairs('n:п f:ғ s:ร u:и n:и 3:з t:丅')])(
    'of %s contains %s because of an extended reading',
    (plain, character) => {
      expect(list(plain)).toContain(character);
      expect(list(character)).toContain(plain);
      expect(confusables.canonical(character)).toBe(character);
    },
  );

  test.each([...listPairs('o:⭕ c:🇨 b:日')])(
    'of %s does not contain %s, which reads as a letter only inside a known name',
    (plain, other) => {
      expect(confusables.extendedReadings(other)).toContain(plain);
      expect(list(plain)).not.toContain(other);
    },
  );

  test('of a plain character contains nothing that ENSIP-15 rejects', () => {
    for (const rejected of ['ԃ', 'ɵ', 'Σ']) {
      for (const plain of 'deo') expect(list(plain)).not.toContain(rejected);
    }
  });

  test.each([...listPairs('\u00e9:3 E:3 e\u0323\u0301:3 \u043e:0 \u0251:4')])(
    'of %s, which is not plain, does not contain %s',
    (grapheme, plain) => {
      expect(list(grapheme)).not.toContain(plain);
    },
  );

  test('does not make plain characters confusable', () => {
    for (const plain of 'abcdefghijklmnopqrstuvwxyz0123456789') {
      expect(confusables.isConfusable(plain)).toBe(false);
      expect(confusables.canonical(plain)).toBe(plain);
    }
  });
});

describe('sequences', () => {
  test.each([
    ['m', ['rn', 'nn']],
    ['w', ['vv']],
    ['d', ['cl']],
    ['k', ['lc']],
    ['o', []],
    ['', []],
  ])('of %j are %j', (grapheme, expected) => {
    expect(sequences(grapheme)).toEqual(expected);
  });
});

describe('getTarget', () => {
  test.each([
    ['the listed target', 'а', 'a'],
    ['the listed target instead of the ENSIP-15 mapping', 'Ｉ', 'l'],
    ['the target of a character that ENSIP-15 rejects', '"', "''"],
    ['the ENSIP-15 mapping', '𝒂', 'a'],
    ['the target of the ENSIP-15 mapping', '𝒎', 'rn'],
    ['the character itself, although ENSIP-15 maps it', 'Ⓐ', 'Ⓐ'],
    ['an unpaired surrogate', '\ud800', '\ud800'],
  ])('returns %s: %s → %s', (_, character, target) => {
    expect(getTarget(character.codePointAt(0) as number)).toBe(target);
  });
});
