import { expect, it } from 'vitest';
import { parseLooksLike } from './parse-looks-like.ts';

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
