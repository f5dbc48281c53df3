import { expect, test } from 'vitest';
import { isOneCharacter, toSingleCodePoint } from './code-points.ts';

test.each([
  ['', true, undefined],
  ['a', true, 0x61],
  ['\ud800', true, 0xd800],
  ['\uffff', true, 0xffff],
  ['\u{10000}', true, 0x10000],
  ['\u{10ffff}', true, 0x10ffff],
  ['ab', false, undefined],
  ['\uffffa', false, undefined],
  ['\udc00\ud800', false, undefined],
  ['\u{10000}a', false, undefined],
])(
  'for %j, isOneCharacter returns %s and toSingleCodePoint returns %s',
  (text, isOne, codePoint) => {
    expect(isOneCharacter(text)).toBe(isOne);
    expect(toSingleCodePoint(text)).toBe(codePoint);
  },
);
