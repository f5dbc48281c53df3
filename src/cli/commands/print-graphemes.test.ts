import { expect, it } from 'vitest';
import { readGraphemeArgument } from './print-graphemes.ts';

it.each([
  ['ì', 'ì'],
  ['U+00EC', 'ì'],
  ['u+ec', 'ì'],
  ['U+0069 U+0300', 'i\u0300'],
  ['U+1F469, U+200D,U+1F680', '👩\u200d🚀'],
  ['U+10FFFF', '\u{10ffff}'],
  ['U+D800', '\ud800'],
  ['U+', 'U+'],
  ['U+00EC x', 'U+00EC x'],
  ['00EC', '00EC'],
  ['', ''],
])('reads %j as %j', (argument, grapheme) => {
  expect(readGraphemeArgument(argument)).toBe(grapheme);
});

it('rejects code points above U+10FFFF', () => {
  for (const argument of ['U+110000', 'U+0061 U+FFFFFFFFFFFFFFFFFFFF']) {
    expect(() => readGraphemeArgument(argument)).toThrow('the last code point is U+10FFFF');
  }
});
