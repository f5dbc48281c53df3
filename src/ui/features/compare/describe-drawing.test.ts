import { describe, expect, it } from 'vitest';
import type { NameDrawing } from '../../../contract/similarity-service.ts';
import { type DrawingState, describeDrawing, formatShare } from './describe-drawing.ts';

const done = (found: Omit<NameDrawing, 'pieces'>): DrawingState => ({
  state: 'done',
  found: { ...found, pieces: [] },
});

describe('describeDrawing', () => {
  it.each([
    [{ state: 'comparing', found: null } as const, 'Comparing…'],
    [
      { state: 'unavailable', found: null } as const,
      'Your browser does not let this page compare drawings',
    ],
    [
      done({ isIdentical: true, similarity: 1 }),
      'The whole names look identical in this device’s fonts',
    ],
    [
      done({ isIdentical: false, similarity: 0.978 }),
      'The whole names look 97\u00a0% alike in this device’s fonts',
    ],
    [
      done({ isIdentical: false, similarity: 1 }),
      'The whole names look 99\u00a0% alike in this device’s fonts',
    ],
    [
      done({ isIdentical: null, similarity: 0.5 }),
      'The whole names look 50\u00a0% alike in this device’s fonts',
    ],
    [
      done({ isIdentical: null, similarity: null }),
      'This device has no glyph for a character that differs',
    ],
  ])('describes %j: %s', (drawing, words) => {
    expect(describeDrawing(drawing)).toBe(words);
  });
});

describe('formatShare', () => {
  it.each([
    [1, 'identical'],
    [0.999, '99 %'],
    [0, '0 %'],
  ])('formats %d as %s', (share, words) => {
    expect(formatShare(share)).toBe(words);
  });
});
