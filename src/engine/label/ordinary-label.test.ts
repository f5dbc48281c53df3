import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScriptMixture, UnusualSpelling } from '../checks/facts.ts';
import { anyText } from '../testing/any-text.ts';
import { listPairs, listRows } from '../testing/list-rows.ts';
import { bulkTables, getLabelFacts } from '../testing/test-tables.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';
import { isMisleadingStroke } from './misleading-strokes.ts';
import { findLatinSigns } from './unusual-characters.ts';

/** Ordinary labels, separated by spaces. */
const ORDINARY = [
  'vitalik _a$b-0 123 🦊 🦊fox-7 acme® infinity∞ £10 360° €€€ 8∞8 café straße🔥 bürger-42-größe',
  'автор автор🔥2024 србија бог🔥-2 серебро ελλάδα mitchξll שָׁלוֹם مُحَمَّد',
  '١٢٣ ١٢٣۴۵۶ ٥٥١٥٥ २३० ०२ ५६७ ੨੨੨ ੨🔥 १२३क',
  'หมู हिन्दी ൻ ௐ 王者荣耀 日本のカタカナ カタカナ 한국어 韓國어',
  'timi王者荣耀 nftのひかり 日本のnft k드라마',
  'ᛟᛞᛁᚾ 𓃵𓃵𓃵 𐌂𐌀𐌐𐌋𐌈𐌔 ㄅㄆㄇ ᓚᘏᗢ ᐃᓄᒃᑎᑐᑦ ᐱᑕᒪ ᎠᏂᏴᏫ',
  // Letters of languages without a CLDR locale, and letters that CLDR does not list
  'маӈу ӻай йаԝнар ԓыгъоравэтԓьан װאָס ױדיש ॲप អ្នកៗ နၞၜောပ် ڋیوا ⵜⴰⵎⴰⵌⴰⵖⵜ ጿሟꬁ',
  // ш, щ and ӏ do not look Latin in ordinary words
  'саша хорошо шоша шүүх цӏыху гӏалгӏай тӏам щӏалэ',
  // Numbers at the ends of words
  'ကဝ၁ မြန်မာ၀ வணக்கம்௧ హైదరాబాద్౨౦౨౪ ١٤٤٥ه',
];

describe('judgeSpelling', () => {
  test.each(ORDINARY.join(' ').split(' '))('accepts %s as ordinary', (label) => {
    expect(getLabelFacts(label)).toMatchObject({ isOrdinary: true, unusual: null });
  });

  test.each(['Автор', 'Саша', 'Вера', 'Вера-Захар', 'Μαρια', 'Αθήνα', 'Ανδρέας', 'José', 'ΑΘΗΝΑ'])(
    'accepts %s',
    (label) => {
      expect(getLabelFacts(label)).toMatchObject({ isOrdinary: true, unusual: null });
    },
  );

  test.each(['ВОВ', 'ВЕРА', 'ВеРа', 'ΜΑΡΙΑ'])('finds that %s reads as Latin', (label) => {
    expect(getLabelFacts(label)).toMatchObject({
      isOrdinary: false,
      unusual: { reason: 'reads_as_latin' },
    });
  });

  test.each(['', 'NICK', 'ΑΝΔΡΕΑΣ', 'аррӏе', 'дa', UNKNOWN])(
    'does not judge %j, which is not normalized',
    (label) => {
      const facts = { isOrdinary: false, unusual: null };
      expect(getLabelFacts(label)).toMatchObject(facts);
    },
  );

  test.each<[label: string, found: string, reason: UnusualSpelling['reason']]>([
    ...listRows(['respelled'], 'अाज:अा ថែ្ង:ថែ្ង เเมว:เเ'),
    ...listRows(['mixed_scripts'], 'jusπn:jusπn'),
    ...listRows(['latin_letters'], 'prîncêss:îê café-gîrl🔥:î ñξk:ñξ'),
    ...listRows(['rare_letters'], 'ㄧ猫:ㄧ'),
    ...listRows(['reads_as_latin'], 'ᗪᗩᒪ:ᗪᗩᒪ ѕкуре:ѕкуре емьӏем:емьӏем d🅴🆇:d🅴🆇'),
    ...listRows(['foreign_letters'], 'кеуьаѕе:ѕ'),
    ...listRows(['decorated'], 'ก̃:ก̃ ⲁ̀:ⲁ̀'),
    ...listRows(['mixed_digits'], '၁႑:၁႑ ၁က႑:၁႑ ٤۴:٤۴ ٥۵٥:٥۵٥ ١٤۴:١٤۴'),
    ...listRows(['digit_twins'], 'ဝ၀၁:ဝ ၁ဝ၀:ဝ ၁ဝ:ဝ မ၀င်:၀ ၀ါဆို:၀ ಹು೦ಜ:೦ ௧உ௩:உ د١ر:١ ໗ວ໐:ວ ꧑ꦭ꧐:ꦭ'),
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
    ['ј', 'јаҥы', true, 'Altai'],
    ['ј', 'јҝэ', false, 'no alphabet with ј has both ҝ and э'],
    ['ӏ', 'гӏалгӏай', true, 'Ingush'],
    ['ӏ', 'аӏіб', false, 'no alphabet has both і and ӏ'],
  ])('with %s, such as %s, are ordinary: %s (%s)', (_, label, expected) => {
    expect(getLabelFacts(label).isOrdinary).toBe(expected);
  });
});

test('only normalized labels are ordinary, and labels with capitals', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { isOrdinary, unusual, normalization, graphemes } = getLabelFacts(text);
      if (normalization === 'normalized') expect(isOrdinary).toBe(unusual === null);
      else if (isOrdinary) {
        expect(getLabelFacts(text.toLowerCase())).toMatchObject({
          isOrdinary,
          normalization: 'normalized',
        });
      }
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
  ['symbol', 'mitchξll eiπ-1 metaverseπ'],
  ['highly_restrictive', 'timi王者荣耀 日本のカタカナnft k드라마 aㄅ中'],
  ['other', 'café王 a한カ カタ한 nжick ξαb aξ王 jusπn aπα'],
])('the script mixture is %s in %s', (mixture, labels) => {
  for (const label of labels.split(' ')) {
    expect([label, getLabelFacts(label).scriptMixture]).toEqual([label, mixture]);
  }
});

test('an empty label mixes no scripts', () => {
  expect(getLabelFacts('').scriptMixture).toBe('none');
});

/** Finds the characters of a label that are misleading. */
function findStrokes(label: string): string {
  const { graphemes } = getLabelFacts(label);
  return graphemes
    .filter((_, at) => isMisleadingStroke(graphemes, at, bulkTables))
    .map(({ grapheme }) => grapheme)
    .join('');
}

describe('isMisleadingStroke', () => {
  test.each<[label: string, strokes: string]>([
    // Characters that look like slashes between characters that are not Japanese.
    ...listPairs(
      'qjz9zkノevil:ノ google丶com:丶 aン-:ン ポリゴン2: ノート: 丶a: aノ: 1ノ日: 丶google:丶 googleノ:ノ カノnft:',
    ),
    // Characters that look like letters before a run of ASCII with a letter, or between two runs.
    ...listPairs(`
      一9oo91e:一 google丁com:丁 google丁123:丁 丁est:丁 三ther:三 google讠com:讠 丁丁est:丁 一123: 三9十11三: web三:
      日本nft: 十-club: 二🔥a: 山口family: 人工jp:`),
    // Characters that look like hyphens or l, even after the last letter of a Latin word.
    ...listPairs('google一:一 google丨:丨 9一: 0x一: 0x一二: 10x一:一 1x一:一'),
    // Prolonged sound mark.
    ...listPairs('ー:ー ー動画:ー 日本ー野球:ー 👍ー:ー カーー: らーめん:'),
    // Middle dot.
    ...listPairs('bayc・owner:・ モンキー・d:・ bayc・2:・ 2・bayc:・ ジョン・スミス: 一・2:'),
    // Kana with the same shape.
    ...listPairs(
      `モヒートへブン:へ ルーへル:へ カぺカべカ:ぺべ えヘえ:ヘ アメリカへ: へべ: えーへー: ヘルメット: へルプ:へ パリへ行く: ヘそ:ヘ
      アメりカ:り ありがとう: トりと: あリさ:リ`,
    ),
    // Han characters with the strokes of katakana.
    ...listPairs(`
      ソニ一:一 コ一ヒ一:一一 デ一タ:一 トヨ夕:夕 アイ口ン:口 工ンジン:工 二ューヨーク:二 卜ランプ: ビ夕ミン:夕 ス卜ア:卜
      くノ一: 一ノ瀬: 二子玉川: カ月: 口コミ: アヒル口: コミュ力: ビール一杯: アジア一周: リンゴ二ツ: 八ヶ岳: ルパン三世: 夕焼けビール:
      マツダ工場: エリザベス二世: 三菱ケミカル: メモ一つ: 二ール:二 力ー:力 八ート:八 口ーマ:口 卜ークン:卜 工ース:工 十ー:ー`),
    // Katakana iteration marks.
    ...listPairs('aヾ:ヾ a1ヾ:ヾ さヽ:ヽ バナヽ: ヽ: ゝゞ:'),
  ])('in %s, finds %j', (label, strokes) => {
    expect(findStrokes(label)).toBe(strokes);
  });
});

const findSigns = (label: string) =>
  findLatinSigns(getLabelFacts(label).graphemes, bulkTables)
    .map(({ grapheme }) => grapheme)
    .join('');

describe('findLatinSigns', () => {
  test.each<[label: string, signs: string]>([
    ...listPairs(`
      bill®smith:® h€l€n:€€ l°°k:°° s🅴x:🅴 мет°д:° tet♄er:♄ co₪₼a:₪₼ ♄♄♄: theb⬤ring: ®egistered:
      acme©: €€€: 1€2: a€5: a-€b: a★b: a🅿e:🅿 🅰lice: ®odney: 八十五°c: a€の:`),
  ])('in %s, finds %j', (label, signs) => {
    expect(findSigns(label)).toBe(signs);
  });
});
