import { expect, test } from 'vitest';
import { toCodePoints } from '../../engine/text/code-points.ts';
import {
  escapeHidden,
  type Quotable,
  quoteGrapheme,
  quoteGraphemes,
  quoteLabel,
} from './quote-grapheme.ts';

function createQuotable(grapheme: string, facts: Partial<Quotable> = {}): Quotable {
  const codePoints = toCodePoints(grapheme);
  return { grapheme, codePoints, drawsNothing: false, startsWithMark: false, ...facts };
}

const mark = '\u0301';

test.each([
  ['а', '“а” (U+0430)'],
  [`a${mark.repeat(3)}`, `“a${mark.repeat(3)}” (U+0061 U+0301 U+0301 U+0301)`],
  [`a${mark.repeat(4)}`, `“a${mark.repeat(4)}” (U+0061 U+0301 U+0301 U+0301 …, 5 characters)`],
  [`a${mark.repeat(15)}`, `“a${mark.repeat(15)}” (U+0061 U+0301 U+0301 U+0301 …, 16 characters)`],
  [`a${mark.repeat(16)}`, `“a${mark.repeat(7)}” (U+0061 U+0301 U+0301 U+0301 …, 17 characters)`],
  ['a\u202e', '“a‹U+202E›” (U+0061 U+202E)'],
])('quoteGrapheme(%j) returns %j', (grapheme, quoted) => {
  expect(quoteGrapheme(createQuotable(grapheme))).toBe(quoted);
});

test('quoteGrapheme shows marks on a dotted circle and hidden graphemes as code points', () => {
  expect(quoteGrapheme(createQuotable(mark, { startsWithMark: true }))).toBe('“◌\u0301” (U+0301)');
  expect(quoteGrapheme(createQuotable('\u200d\u200c', { drawsNothing: true }))).toBe(
    'U+200D U+200C',
  );
});

test.each([
  [' ', 'space (U+0020)'],
  ['\u00a0', 'no-break space (U+00A0)'],
  ['\u200b', 'zero-width space (U+200B)'],
  ['\u200c', 'zero-width non-joiner (U+200C)'],
  ['\u200d', 'zero-width joiner (U+200D)'],
  ['\u2060', 'word joiner (U+2060)'],
  ['\u2063', 'U+2063'],
])('quoteGrapheme names the hidden character %j %s', (grapheme, quoted) => {
  expect(quoteGrapheme(createQuotable(grapheme, { drawsNothing: true }))).toBe(quoted);
});

test.each([
  ['', ''],
  ['áéí', '“á” (U+00E1), “é” (U+00E9) and “í” (U+00ED)'],
  ['áéíó', '“á” (U+00E1), “é” (U+00E9), “í” (U+00ED) and 1 more'],
])('quoteGraphemes(%j) returns %j', (text, quoted) => {
  expect(quoteGraphemes(Array.from(text, (each) => createQuotable(each)))).toBe(quoted);
});

test.each([
  ['', '“”'],
  ['pay\u202epal', '“pay‹U+202E›pal”'],
  ['a'.repeat(40), `“${'a'.repeat(40)}”`],
  ['a'.repeat(41), `“${'a'.repeat(40)}…”`],
  ['😀'.repeat(41), `“${'😀'.repeat(40)}…”`],
])('quoteLabel(%j) returns %j', (label, quoted) => {
  expect(quoteLabel(label)).toBe(quoted);
});

test.each([
  ['pay\u202epal', 'pay‹U+202E›pal'],
  ['\u200bа', '‹U+200B›а'],
  ['a\u200db', 'a‹U+200D›b'],
  ['a\n', 'a‹U+000A›'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['\ufe0fa', '‹U+FE0F›a'],
  ['‼\ufe0f', '‼\ufe0f'],
  ['‹\ufe0f', '‹‹U+FE0F›'],
  ['a\u0600\ue000\u{16fe4}\u2800\u{e0fff}', 'a‹U+0600›‹U+E000›‹U+16FE4›‹U+2800›‹U+E0FFF›'],
  ['a b\u3000', 'a b‹U+3000›'],
])('escapes %j as %j', (text, escaped) => {
  expect(escapeHidden(text)).toBe(escaped);
});
