import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPairs } from '../testing/list-rows.ts';
import { confusableLists, confusables } from '../testing/test-tables.ts';

const { listNativeLooks, foldNativeLooks } = confusables;

describe('native look-alikes', () => {
  test.each([
    ...listPairs(`
      日:曰 己:已 土:士 戊:戍 シ:ツ ソ:ン ぬ:め ね:れ ד:ר ה:ח ב:פ บ:ป ผ:ฝ द:ध 口:ロ 力:カ 바:뱌 대:머 吉:𠮷 木:本
      王:主 白:自 子:孑 中:申 明:眀 陈:陳 內:内 淸:清 步:歩 净:淨 曆:暦 島:嶋 市:币 析:祈 門:問
      リ:ソ う:つ か:が ハ:パ ウ:ヴ қ:к ќ:к ң:н ҷ:ч ў:ү і:ӏ ν:υ ի:հ ծ:ձ ט:מ ע:צ ใ:ไ ல:ள ဥ:ဦ ❤:♥ 🌍:🌎 🇷🇴:🇹🇩 🇮🇩:🇲🇨`),
  ])('%s and %s list each other', (one, other) => {
    expect(confusableLists.list(one)).toContain(other);
    expect(confusableLists.list(other)).toContain(one);
    expect(foldNativeLooks(one)).toBe(foldNativeLooks(other));
  });

  test.each([
    ...listPairs(
      '日:目 日:白 人:个 龙:龍 清:靖 ❤:💔 ア:イ コ:ロ ク:ワ さ:ち к:х ה:ל ก:ง क:म 바:버 업:입',
    ),
  ])('%s and %s are different', (one, other) => {
    expect(listNativeLooks(one)).not.toContain(other);
    expect(foldNativeLooks(one)).not.toBe(foldNativeLooks(other));
  });

  test('never make a character confusable', () => {
    expect(confusables.isConfusable('日')).toBe(false);
    expect(confusables.canonical('曰')).toBe('曰');
  });

  test('also replace a letter that has marks', () => {
    expect(confusableLists.list('दी')).toContain('धी');
    expect(confusableLists.list('धी')).toContain('दी');
  });

  test('keep text without look-alikes', () => {
    expect(foldNativeLooks('metamask 🦊')).toBe('metamask 🦊');
  });

  test('are listed by each other, also in sequences', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...'日己シソぬהובדபகधदഒഎកត'),
        fc.constantFrom('', '\u05b9', '\u094d', '\u093f', '\u0bcd', '\u0d3e', '\u17d2'),
        (letter, mark) => {
          const grapheme = letter + mark;
          for (const other of listNativeLooks(letter)) {
            const lists = (one: string, two: string) => confusableLists.list(one).includes(two);
            expect([grapheme, other, lists(grapheme, other + mark)]).toEqual([
              grapheme,
              other,
              lists(other + mark, grapheme),
            ]);
          }
        },
      ),
    );
  });
});
