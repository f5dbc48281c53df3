import { expect, it } from 'vitest';
import { describeLookHere } from './describe-look-here.ts';

it.each([
  [
    'one letter',
    { isIdentical: false, pieces: [1, 0.749], similarity: 0.97 },
    1,
    'two letters 74\u00a0% alike',
  ],
  [
    'identical letters',
    { isIdentical: true, pieces: [1, 1], similarity: 1 },
    1,
    'two letters identically',
  ],
  [
    'names',
    { isIdentical: false, pieces: [1, 0.749], similarity: 0.97 },
    null,
    'two names 97\u00a0% alike',
  ],
  [
    'identical names',
    { isIdentical: true, pieces: [1, 1], similarity: 1 },
    null,
    'two names identically',
  ],
  [
    'different spacing',
    { isIdentical: false, pieces: [1, 1], similarity: 1 },
    null,
    'two names 99\u00a0% alike',
  ],
])('says what is alike: %s', (_, drawing, place, words) => {
  expect(describeLookHere(drawing, place)).toBe(`This device draws the ${words}.`);
});

it('does not state a likeness below 1 %', () => {
  const drawing = { isIdentical: false, pieces: [1, 0.009], similarity: 0.97 };
  expect(describeLookHere(drawing, 1)).toBe('');
});

it('says if the device has no glyph', () => {
  const drawing = { isIdentical: null, pieces: [1, null], similarity: null };
  expect(describeLookHere(drawing, 1)).toBe('This device can’t draw one or both of the names.');
  expect(describeLookHere(drawing, null)).toBe('This device can’t draw one or both of the names.');
});
