import { expect, it } from 'vitest';
import { FIRST_LIMIT, getNextLimit, isOneCharacter, parseLooksLike } from './found-characters.tsx';

it.each([
  [0, []],
  [120, []],
  [121, [121]],
  [700, [600, 700]],
  [1_200, [600, 1_200]],
  [1_201, [600, 1_200]],
  [102_036, [600, 1_200]],
])('lists %i characters in steps, up to the maximum', (total, steps) => {
  const limits: number[] = [];
  let next = getNextLimit(FIRST_LIMIT, total);
  while (next !== null) {
    limits.push(next);
    next = getNextLimit(next, total);
  }
  expect(limits).toEqual(steps);
});

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

it.each([
  ['looks like o', 'o'],
  ['Look like O', 'O'],
  ['  looks  like  ì ', 'ì'],
  ['similar to 0', '0'],
  ['alike о', 'о'],
  ['looks like 👨‍🚀', '👨‍🚀'],
  ['looks like ש', 'ש'],
  ['looks like \ud800', '\ud800'],
  ['looks like rn', 'rn'],
  ['looks like', null],
  ['looks like ', null],
  ['looks like a b', null],
  ['o', null],
  ['small letter o', null],
  ['', null],
])('finds in %j: %j', (text, character) => {
  expect(parseLooksLike(text)).toBe(character);
});

it('rejects a very long text quickly', () => {
  const start = performance.now();
  expect(parseLooksLike(`looks ${' '.repeat(200_000)}`)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1_000);
});
