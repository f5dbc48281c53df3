import { describe, expect, it } from 'vitest';
import {
  type Drawing,
  extendStroke,
  formatPath,
  isFull,
  NO_DRAWING,
  startStroke,
  undoStroke,
} from './drawing.ts';

describe('startStroke and extendStroke', () => {
  it.each<[name: string, points: number[], stroke: number[]]>([
    ['keeps points in order', [1, 2, 3, 4, 9, 4], [1, 2, 3, 4, 9, 4]],
    ['rounds to one decimal', [1.234, 2.06], [1.2, 2.1]],
    ['leaves out points that are too near', [5, 5, 5.4, 5.4, 6, 5], [5, 5, 6, 5]],
    ['keeps points on the pad', [-9, 500, 300, 60], [0, 128, 128, 60]],
  ])('%s', (_, [x = 0, y = 0, ...rest], stroke) => {
    let drawing = startStroke(NO_DRAWING, x, y);
    for (let at = 0; at < rest.length; at += 2) {
      drawing = extendStroke(drawing, rest[at] ?? 0, rest[at + 1] ?? 0);
    }
    expect(drawing).toEqual([stroke]);
  });

  it('returns the same drawing if nothing is added', () => {
    const drawing = startStroke(NO_DRAWING, 5, 5);
    expect(extendStroke(drawing, 5, 5)).toBe(drawing);
    expect(extendStroke(NO_DRAWING, 5, 5)).toBe(NO_DRAWING);
  });

  it('stops adding points when the drawing is full', () => {
    let drawing: Drawing = startStroke(NO_DRAWING, 0, 0);
    for (let at = 0; at < 10_000; at += 1)
      drawing = extendStroke(drawing, (at * 7) % 128, at % 128);
    expect(drawing[0]?.length).toBe(8_000);
    expect(isFull(drawing)).toBe(true);
    expect(startStroke(drawing, 1, 1)).toBe(drawing);
    expect(isFull(undoStroke(drawing))).toBe(false);
  });
});

describe('undoStroke', () => {
  it('removes the last stroke', () => {
    const drawing = startStroke(startStroke(NO_DRAWING, 1, 1), 2, 2);
    expect(undoStroke(drawing)).toEqual([[1, 1]]);
    expect(undoStroke(undoStroke(drawing))).toBe(NO_DRAWING);
    expect(undoStroke(NO_DRAWING)).toBe(NO_DRAWING);
  });
});

describe('formatPath', () => {
  it.each([
    [[5, 6], 'M5 6h0'],
    [[5, 6, 7, 8], 'M5 6L7 8'],
    [[5, 6, 7, 8, 9.5, 1], 'M5 6L7 8 9.5 1'],
  ])('formats %j as %s', (stroke, path) => {
    expect(formatPath(stroke)).toBe(path);
  });
});
