import { expect, it } from 'vitest';
import type { DrawGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createShapeService } from './create-shape-service.ts';

/** Draws a bar for `-`, `l` and `|`. Draws a full box for other characters, as if the font did not have them. */
const draw: DrawGlyph = (text) => {
  const coverage = Uint8Array.from({ length: 400 }, (_, at) => {
    if (text === '-') return Math.floor(at / 20) === 10 ? 255 : 0;
    return at % 20 === 10 || !'l|'.includes(text) ? 255 : 0;
  });
  return { width: 20, height: 20, coverage, colour: null, advance: 20 };
};

const BAR = [[64, 10, 64, 110]];
const createBatch = (from: number, text: string) => ({
  from,
  characters: [...text],
  ranks: [...text].map(() => 0),
});

it('finds shapes among the characters that were prepared in order', async () => {
  const service = createShapeService(() => draw);
  expect(await service.findShapes(BAR, 9)).toEqual({ characters: [], prepared: 0 });
  // Ignores a batch that is not the next one, and returns the position to continue with.
  expect(await service.prepare(createBatch(100, 'l'), 'serif')).toBe(0);
  expect(await service.prepare(createBatch(0, 'l-'), 'serif')).toBe(2);
  expect(await service.prepare(createBatch(0, '-'), 'serif')).toBe(2);
  expect(await service.prepare(createBatch(2, '|'), 'serif')).toBe(3);
  expect(await service.findShapes(BAR, 2)).toEqual({ characters: ['l', '|'], prepared: 3 });
  // Starts again with another font stack.
  expect(await service.prepare(createBatch(3, '|'), 'sans-serif')).toBe(0);
  expect((await service.findShapes(BAR, 9)).prepared).toBe(0);
});

it('reports a browser that cannot draw text in a worker', async () => {
  const service = createShapeService(() => undefined);
  expect(await service.prepare(createBatch(0, 'l'), 'serif')).toBe('unavailable');
  expect(await service.findShapes(BAR, 9)).toEqual({ characters: [], prepared: 0 });
});
