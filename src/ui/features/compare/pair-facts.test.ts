import { expect, it } from 'vitest';
import { type DrawingState, describeDrawing, formatShare } from './pair-facts.tsx';

const done = (isIdentical: boolean | null, similarity: number | null): DrawingState => ({
  state: 'done',
  found: { isIdentical, similarity, pieces: [] },
});

it.each<[DrawingState, string]>([
  [{ state: 'comparing', found: null }, 'Comparing…'],
  [{ state: 'unavailable', found: null }, 'Your browser does not let this page compare drawings'],
  [done(true, 1), 'The whole names look identical in this device’s fonts'],
  [done(false, 0.978), 'The whole names look 97\u00a0% alike in this device’s fonts'],
  [done(false, 1), 'The whole names look 99\u00a0% alike in this device’s fonts'],
  [done(null, 0.5), 'The whole names look 50\u00a0% alike in this device’s fonts'],
  [done(null, null), 'This device has no glyph for a character that differs'],
])('describes %j: %s', (drawing, words) => {
  expect(describeDrawing(drawing)).toBe(words);
});

it.each([
  [1, 'identical'],
  [0.999, '99 %'],
  [0, '0 %'],
])('formats %d as %s', (share, words) => {
  expect(formatShare(share)).toBe(words);
});
