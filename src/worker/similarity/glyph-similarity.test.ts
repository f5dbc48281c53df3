import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GlyphBitmap } from '../../glyphs/glyph-bitmap.ts';
import { compareGlyphs } from './glyph-similarity.ts';

const SIZE = 32;
type Colour = readonly [red: number, green: number, blue: number];

/** Draws a disc in one colour, with two eyes in another. */
function drawFace(skin: Colour, eyes: Colour): GlyphBitmap {
  const coverage = new Uint8Array(SIZE * SIZE);
  const colour = new Uint8Array(3 * SIZE * SIZE);
  for (let pixel = 0; pixel < coverage.length; pixel += 1) {
    const x = pixel % SIZE;
    const y = Math.floor(pixel / SIZE);
    if (Math.hypot(x - 16, y - 16) > 12) continue;
    const isEye = Math.min(Math.hypot(x - 11, y - 13), Math.hypot(x - 21, y - 13)) < 3;
    coverage[pixel] = 255;
    colour.set(isEye ? eyes : skin, 3 * pixel);
  }
  return { width: SIZE, height: SIZE, coverage, colour };
}

const YELLOW = [255, 204, 50] as const;
const RED = [220, 30, 40] as const;
const BLUE = [40, 90, 230] as const;
const BROWN = [100, 60, 20] as const;
const WHITE = [255, 255, 255] as const;

const smile = drawFace(YELLOW, BROWN);

test('returns 1 for identical coloured images', () => {
  expect(compareGlyphs(smile, drawFace(YELLOW, BROWN))).toBe(1);
});

test('decreases with the distance of the colours', () => {
  const [red, blue] = [drawFace(RED, RED), drawFace(BLUE, BLUE)];
  expect(compareGlyphs(red, blue)).toBeLessThan(0.7);
  expect(compareGlyphs(red, drawFace([200, 40, 50], [200, 40, 50]))).toBeGreaterThan(0.9);
});

test('detects differences inside the same outline', () => {
  const blindFace = drawFace(YELLOW, YELLOW);
  expect(compareGlyphs(smile, blindFace)).toBeLessThan(0.97);
  expect(compareGlyphs(smile, blindFace)).toBeGreaterThan(0.7);
});

test('distinguishes white ink from a blank image', () => {
  const blank = { ...smile, coverage: new Uint8Array(SIZE * SIZE), colour: null };
  expect(compareGlyphs(drawFace(WHITE, WHITE), blank)).toBe(0);
  expect(compareGlyphs(drawFace(WHITE, WHITE), drawFace(WHITE, WHITE))).toBe(1);
});

test('distinguishes a black glyph from the same shape in colour', () => {
  expect(compareGlyphs({ ...smile, colour: null }, smile)).toBeLessThan(0.7);
});

test('returns a value between 0 and 1 and is symmetric', () => {
  const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
  fc.assert(
    fc.property(colour, colour, colour, fc.boolean(), (skin, eyes, other, isBlack) => {
      const a = drawFace(skin, eyes);
      const b = isBlack ? { ...drawFace(other, eyes), colour: null } : drawFace(other, eyes);
      const forward = compareGlyphs(a, b);
      expect(forward).toBeGreaterThanOrEqual(0);
      expect(forward).toBeLessThanOrEqual(1);
      expect(compareGlyphs(b, a)).toBeCloseTo(forward, 9);
    }),
    { numRuns: 40 },
  );
});
