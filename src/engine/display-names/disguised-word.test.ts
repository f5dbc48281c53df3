import { expect, test } from 'vitest';
import { findDisguisedWord } from './disguised-word.ts';

test.each([
  ['HeIp', 'help'],
  ['H3lp', 'help'],
  ['Supp0rt', 'support'],
  ['5upport', 'support'],
  ['OfficiaI', 'official'],
  ['0ff1c1al', 'official'],
  ['offlcial', 'official'],
  ['Clairn', 'claim'],
  ['A1rdr0p', 'airdrop'],
  ['Iive', 'live'],
  ['support', undefined],
  ['HELP', undefined],
  ['Mall', undefined],
  ['token5', undefined],
  ['2fa', undefined],
  ['Anna', undefined],
])('%s is %s in disguise', (word, expected) => {
  expect(findDisguisedWord(word)).toBe(expected);
});
