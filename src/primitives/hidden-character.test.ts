import { expect, test } from 'vitest';
import { BLANK_CODE_POINTS, HIDDEN_CHARACTER } from './hidden-character.ts';

test.each([
  ...['\u2800', '\u{13441}', '\u{13442}', '\u{16fe4}', '\u{1d159}'],
  ...['\u115f', '\u1160', '\u17b4', '\u17b5', '\u3164', '\uffa0'],
  ...['\u200b', '\u3000', '\0', '\ue000', '\ud800', '\u0378', '\u{13430}'],
])('matches the hidden character %j', (character) => {
  expect(character).toMatch(HIDDEN_CHARACTER);
});

test.each([
  ...['a', '-', '\u0301', '한', '😀', '\u{13080}', '\u{13443}', '\u2801', '\u{1d157}'],
  // Symbols and fillers that have a glyph, although their names say blank or filler.
  ...['\u2422', '\ua8f9', '\u{1144e}', '\u{11f48}'],
])('does not match the visible character %j', (character) => {
  expect(character).not.toMatch(HIDDEN_CHARACTER);
});

test('matches every listed blank', () => {
  const blanks = BLANK_CODE_POINTS.map((codePoint) => String.fromCodePoint(codePoint));
  expect(blanks.filter((blank) => !HIDDEN_CHARACTER.test(blank))).toEqual([]);
});
