import { describe, expect, test } from 'vitest';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from '../testing/read-tables.ts';
import { createConfusableLists } from './confusable-lists.ts';
import { createConfusables } from './confusables.ts';

const bytes = readTables();
const bulk = readSections(bytes.bulk);
const tables = decodeBulkTables(bulk);
const confusables = createConfusables(bulk, tables);
const { list } = createConfusableLists(readSections(bytes.details), confusables, tables);

describe('canonical form and flag', () => {
  test.each<[string, string, string | null, boolean]>([
    ['plain letters are their own and never flagged', 'o', 'o', false],
    ['so are digits', '0', '0', false],
    ['and the other allowed ASCII', '$', '$', false],
    ['a keycap stays', '1\u20e3', '1\u20e3', false],
    ['marks are dropped', '\u00e9', 'e', true],
    ['a stroke is dropped', '\u00f8', 'o', true],
    ['a pair of the reviewed table', '\u00df', 'b', true],
    ['a letter people write keeps its script', '\u0430', '\u0430', true],
    ['a letter people write is no number', '\u0431', '\u0431', true],
    ['a letter that is confusable with none', '\u044f', '\u044f', false],
    ['an accented Greek letter people write', '\u03ac', '\u03ac', true],
    [
      'an archaic Greek letter is refused, and looks like one that is not',
      '\u1f86',
      '\u03b1',
      true,
    ],
    ['kana voicing spells the word', '\u30ac', '\u30ac', true],
    ['also where it is rare', '\u3094', '\u3094', true],
    ['a nukta spells the word', '\u0929', '\u0929', true],
    ['a Malayalam chillu', '\u0d7b', '\u0d7b', true],
    ['a numeral is no sequence of letters', '\u0d6b', '\u0d6b', true],
    ['the zero of Han looks like 0', '\u3007', '0', true],
    ['a Cherokee letter keeps its script', '\u13a0', '\u13a0', true],
    ['a radical is its ideograph', '\u2ed3', '\u957f', true],
    ['a Hangul jamo that is confusable with a sequence alone', '\u111b', null, true],
    ['a text flag is not its emoji', '\u2690', '\u2690', true],
    ['a moon is not a sign', '\u{1f319}', '\u{1f319}', true],
  ])('of one character: %s', (_, grapheme, canonical, isConfusable) => {
    expect(confusables.canonical(grapheme)).toBe(canonical);
    expect(confusables.isConfusable(grapheme)).toBe(isConfusable);
  });

  test.each<[string, string, string | null]>([
    ['a capital', 'A', 'a'],
    ['a capital that is refused as a label', '\u0410', '\u0430'],
    ['a circled digit', '\u2460', '1'],
    ['a fullwidth letter', '\uff21', 'a'],
    ['an emoji with U+FE0F', '\u2764\ufe0f', '\u2764'],
    ['a keycap with U+FE0F', '1\ufe0f\u20e3', '1\u20e3'],
    ['an uncomposed letter', 'e\u0301', 'e'],
    ['a mapping to several graphemes', '\u00bd', null],
    ['a refused letter with a canonical form', '\u0131', 'i'],
    ['a refused letter with a mark', '\u012b', 'i'],
    ['a refused superscript', '\u02b8', 'y'],
    ['a refused sign that looks like no allowed one of its script', '/', null],
    ['an invisible character', '\u200d', null],
    ['an unassigned character', '\u{e0080}', null],
    ['an unpaired surrogate', '\ud800', null],
    ['a disallowed mixture without marks', '\u03c8\u0a02', null],
  ])('of what is not normalized: %s', (_, grapheme, canonical) => {
    expect(confusables.canonical(grapheme)).toBe(canonical);
  });

  test('what ENSIP-15 maps to one grapheme is flagged, what it maps to several or refuses is not', () => {
    const flagged = ['A', 'É', '\u2460', '\uff21', '\u2764\ufe0f', '1\ufe0f\u20e3', 'e\u0301'];
    const others = ['\u00bd', '\u200d', '\u{e0080}', '\ud800', '\u03c8\u0a02'];
    expect(flagged.filter((grapheme) => !confusables.isConfusable(grapheme))).toEqual([]);
    expect(others.filter((grapheme) => confusables.isConfusable(grapheme))).toEqual([]);
  });

  test.each<[string, string, string, boolean]>([
    ['decorated base', 'b\u0331\u0303', 'b', true],
    ['more marks than ENSIP-15 allows', 'a\u0334\u0335', 'a', true],
    ['decorated Cyrillic', '\u044f\u0301', '\u044f', true],
    ['decorated emoji', '\u2638\u0332', '\u2638', true],
    ['refused base', '\u0131\u0331', 'i', true],
    ['Thai tone', '\u0e01\u0e49', '\u0e01\u0e49', false],
    ['NKo tone', '\u07ca\u07eb', '\u07ca\u07eb', true],
    ['Adlam long vowel', '\u{1e922}\u{1e944}', '\u{1e922}\u{1e944}', false],
    ['Arabic point', '\u0628\u064e', '\u0628', true],
    ['enclosing mark', 'a\u20dd', 'a', true],
    ['refused only as a leading mark', '\u1062\u1086', '\u1062\u1086', false],
    ['virama', '\u0915\u094d', '\u0915\u094d', false],
    ['virama on a flagged base', '\u0930\u094d', '\u0930\u094d', true],
    ['conjunct on a flagged base', '\u0930\u094d\u0915', '\u0930\u094d\u0915', false],
    ['a decoration behind a mark that spells', '\u0e01\u0e49\u0303', '\u0e01\u0e49\u0303', false],
    ['decomposed letter', '\u0915\u093c', '\u0915\u093c', false],
    [
      'decomposed Hebrew letter, although its point decorates',
      '\u05e9\u05c1',
      '\u05e9\u05c1',
      false,
    ],
    ['refused only as a whole-script confusable', '\u0bb4\u0bbf', '\u0bb4\u0bbf', false],
  ])('of a sequence: %s', (_, grapheme, canonical, isConfusable) => {
    expect(confusables.canonical(grapheme)).toBe(canonical);
    expect(confusables.isConfusable(grapheme)).toBe(isConfusable);
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
  ])('%s spelling is its own canonical form', (_, words) => {
    for (const grapheme of words.split(' ').flatMap((word) => splitGraphemes(word, tables))) {
      expect(confusables.canonical(grapheme)).toBe(grapheme);
    }
  });
});

describe('list', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'the canonical form first, then plain before marked, then other scripts',
      '\u00e9',
      ['e', '\u00ea', '\u00e8', '\u00eb'],
    ],
    ['the base under marks', '\u0e01\u0e49', ['\u0e01']],
    ['the normalized form of what is not normalized', 'A', ['a', '\u00e0']],
    ['a reviewed pair across emoji and text', '\u2690', ['\u{1f3f3}']],
    ['and its other side', '\u{1f3f3}', ['\u2690']],
    [
      'emoji of one kind',
      '\u{1f919}\u{1f3fd}',
      ['\u{1f919}', '\u{1f919}\u{1f3fb}', '\u{1f919}\u{1f3fc}', '\u{1f919}\u{1f3fe}'],
    ],
    ['imitators of a plain letter', 'o', ['\u00f8', '\u03bf', '\u043e', '\u0585', '\u09e6']],
    ['what a refused letter looks like', '\u0131', ['i', '\u03b9', '\u0456']],
    ['one way: a target that normalizes to another', '\u13a0', ['d']],
  ])('has %s', (_, grapheme, expected) => {
    expect(list(grapheme)).toEqual(expect.arrayContaining([...expected]));
  });

  test.each<[string, string[]]>([
    ['\u0431', ['6', '\u13ee', '\u2cd3', '\u{118d5}']],
    ['\u30ac', ['\u30ab']],
    ['\u044f', []],
    ['1\u20e3', []],
    ['\u200d', []],
    ['', []],
  ])('of %j is exactly %j', (grapheme, expected) => {
    expect(list(grapheme)).toEqual(expected);
  });

  test('puts the canonical form first', () => {
    expect(list('\u00e9')[0]).toBe('e');
    expect(list('\u{1f469}\u200d\u{1f9b0}')[0]).toBe('\u{1f9d1}');
  });

  test('puts its own script first, and plain letters before marked ones', () => {
    const found = list('a');
    const order = ['\u0251', '\u00e0', '\u03b1', '\u0430'].filter((g) => found.includes(g));
    expect(order.map((g) => found.indexOf(g))).toEqual(
      order.map((g) => found.indexOf(g)).sort((a, b) => a - b),
    );
    expect(order.length).toBeGreaterThan(2);
  });

  test('has 143 people beside one', () => {
    expect(list('\u{1f469}')).toHaveLength(143);
  });
});

describe('perceived grapheme', () => {
  test.each<[string, string]>([
    ['аррӏе', 'apple'],
    ['ѕсоре', 'scope'],
    ['vitalìk', 'vitalik'],
    ['g໐໐gle', 'google'],
    ['ρaypal', 'paypal'],
    ['ТЕЅТ', 'test'],
    ['ａbc', 'abc'],
    ['бank', '6ank'],
    ['paypa1', 'paypa1'],
    ['日本', '日本'],
    ['привет', 'пpивet'],
    ['a\u20ddb', 'ab'],
    ['a\u{e0061}b', 'ab'],
    ['nꝏn', 'noon'],
    ['a\u0c02', 'ao'],
    ['🆅🅸🅿\ufe0f', 'vip'],
    ['🅥', 'v'],
    ['а́', 'a'],
  ])('of each grapheme of %s makes %s', (typed, expected) => {
    const graphemes = splitGraphemes(typed, tables);
    expect(graphemes.map((g) => confusables.perceivedGrapheme(g)).join('')).toBe(expected);
  });

  test.each<[string, string]>([
    ['viτaliқ', 'vitalik'],
    ['gόogle', 'google'],
    ['gё\u20dd', 'ge'],
    ['ni¢k', 'nick'],
    ['日本', '日本'],
  ])('of each grapheme of %s among Latin letters makes %s', (typed, expected) => {
    const graphemes = splitGraphemes(typed, tables);
    expect(graphemes.map((g) => confusables.perceivedGrapheme(g, true)).join('')).toBe(expected);
  });

  test('of what is confusable with nothing is itself', () => {
    for (const grapheme of ['/', '\u200d', '\ud800', '']) {
      expect(confusables.perceivedGrapheme(grapheme)).toBe(grapheme);
    }
  });
});
