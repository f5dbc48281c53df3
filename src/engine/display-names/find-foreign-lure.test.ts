import { expect, test } from 'vitest';
import { isServiceWord } from '../known-names/added-word-lists.ts';
import { listPairs, listTexts } from '../testing/list-rows.ts';
import { FOREIGN_LURES, findForeignLure, splitUnspacedWord } from './find-foreign-lure.ts';
import { findDisguisedWord } from './lure-words.ts';

test('translates words about accounts, money and support', () => {
  expect(Object.keys(FOREIGN_LURES).filter((english) => !isServiceWord(english))).toEqual([]);
});

test('finds every word and phrase', () => {
  for (const [english, lures] of Object.entries(FOREIGN_LURES)) {
    for (const lure of lures.trim().split(/\s+/)) {
      const words = lure.split('-');
      expect(findForeignLure(words, 0), lure).toEqual({ english, count: words.length });
    }
  }
});

test.each([
  ['Destek', 'support', 1],
  ['yardim', 'help', 1],
  ['YARDIM', 'help', 1],
  ['الدعم', 'support', 1],
  ['Müşteri Hizmetleri', 'support', 2],
  ['musteri hizmetleri', 'support', 2],
  ['atención al cliente 24h', 'support', 3],
  ['müşteri', undefined, undefined],
  ['support', undefined, undefined],
  ['Anna', undefined, undefined],
])('%s starts with a word for %s', (text, english, count) => {
  const found = findForeignLure(text.split(' '), 0);
  expect([found?.english, found?.count]).toEqual([english, count]);
});

test.each([
  ['官方客服小王', ['official', 'support', '小王']],
  ['公式サポート', ['official', 'support']],
  ['カスタマーサポート窓口', ['support', 'contact']],
  ['サポート小林', ['support', '小林']],
  ...listTexts(null, '小王 지원 support'),
])('splits %s into %j', (word, expected) => {
  const parts = splitUnspacedWord(word);
  expect(parts?.map(({ text, english }) => english ?? text) ?? null).toEqual(expected);
});

test.each([
  ...listPairs(`
    HeIp:help H3lp:help Supp0rt:support 5upport:support OfficiaI:official 0ff1c1al:official
    offlcial:official Clairn:claim A1rdr0p:airdrop Iive:live`),
  ...listTexts(undefined, 'support HELP Mall token5 2fa Anna'),
])('%s is %s in disguise', (word, expected) => {
  expect(findDisguisedWord(word)).toBe(expected);
});
