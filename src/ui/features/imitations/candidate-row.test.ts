import { expect, it } from 'vitest';
import { describeLikeness } from './candidate-row.tsx';

it.each([
  [undefined, 'measuring…'],
  [null, 'can’t be drawn here'],
  [1, 'identical look'],
  [0.9999, 'names 99.9\u00a0% alike'],
  [0.5, 'names 50.0\u00a0% alike'],
  [0, 'names 0.0\u00a0% alike'],
])('describes %j as “%s”', (likeness, words) => {
  expect(describeLikeness(likeness)).toBe(words);
});
