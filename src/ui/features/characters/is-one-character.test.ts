import { expect, it } from 'vitest';
import { isOneCharacter } from './is-one-character.ts';

it.each([
  ['i\u0300', true],
  ['👩‍🚀', true],
  ['🇫🇷', true],
  ['ì', false],
  ['😀', false],
  ['', false],
  ['ab', false],
  ['😀😀', false],
  ['\ud83d\u0300', false],
  [`a${'\u0301'.repeat(200)}`, false],
])('checks whether %j is one character of several code points: %s', (text, isOne) => {
  expect(isOneCharacter(text)).toBe(isOne);
});
