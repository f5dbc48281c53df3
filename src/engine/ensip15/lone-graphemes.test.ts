import { expect, test } from 'vitest';
import { normalizeGrapheme } from './normalize-grapheme.ts';

test.each([
  ['a', 'a'],
  ['A', 'a'],
  ['e\u0301', 'é'],
  ['E\u0301', 'é'],
  ['Ⅷ', 'viii'],
  ['½', '1⁄2'],
  ['a\u00ad', 'a'],
  ['❤\ufe0f', '❤'],
  ['👍🏻', '👍🏻'],
  ['1\ufe0f\u20e3', '1\u20e3'],
  // alone another script's, and of a word its own
  ['а', 'а'],
  ['А', 'а'],
  ['ழி', 'ழி'],
  // marks that begin it
  ['ၢႆ', 'ၢႆ'],
  ['\u0301', '\u0301'],
  ['\u0301\u0302', '\u0301\u0302'],
  ['\u0301\u00ad', null],
  // nothing to begin a label with
  ['’', null],
  ['⁄', null],
  ['・', null],
  // only composed with others
  ['\u06c1', null],
  ['\u06d5', null],
  ['\u1173', null],
  ['а\u0301', null],
  ['a\u05b0', null],
  ['İ', null],
  // disallowed or ignored
  ['!', null],
  ['.', null],
  ['\u200d', null],
  ['\u0344', null],
  ['\u00ad', null],
  ['', null],
])('%j alone is allowed as %j', (grapheme, normalized) => {
  expect(normalizeGrapheme(grapheme)).toBe(normalized);
});
