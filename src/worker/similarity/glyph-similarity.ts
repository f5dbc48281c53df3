import type { GlyphBitmap } from '../../glyphs/glyph-bitmap.ts';
import type { Plane } from './gaussian-blur.ts';
import { compareShapes } from './shape-similarity.ts';

/** Ink value of a white pixel, relative to black. Above zero, because a white circle is not blank. */
const INK_OF_WHITE = 0.25;

/** Computes the luma of a pixel by ITU-R BT.709, from gamma-encoded values. */
function computeLuma(colour: Uint8Array, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = colour.subarray(3 * pixel, 3 * pixel + 3);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

function createPlane(
  { width, height, coverage }: GlyphBitmap,
  getInk: (pixel: number) => number,
): Plane {
  return {
    width,
    height,
    values: Float64Array.from(coverage, (value, pixel) => (value / 255) * getInk(pixel)),
  };
}

const createOutline = (bitmap: GlyphBitmap): Plane => createPlane(bitmap, () => 1);

function createShading(bitmap: GlyphBitmap): Plane {
  const { colour } = bitmap;
  if (!colour) return createOutline(bitmap);
  return createPlane(bitmap, (pixel) => 1 - (1 - INK_OF_WHITE) * computeLuma(colour, pixel));
}

/** Computes the mean colour of the ink, with components from 0 to 1. */
function computeMeanColour({ coverage, colour }: GlyphBitmap): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  let ink = 0;
  coverage.forEach((value, pixel) => {
    ink += value;
    if (!colour) return;
    for (const part of [0, 1, 2] as const) {
      sums[part] += (value * (colour[3 * pixel + part] as number)) / 255;
    }
  });
  return ink === 0 ? sums : (sums.map((sum) => sum / ink) as [number, number, number]);
}

/** Computes the distance of the mean colours, relative to the distance from black to white. */
function measureColourDistance(a: GlyphBitmap, b: GlyphBitmap): number {
  const [first, second] = [computeMeanColour(a), computeMeanColour(b)];
  return Math.hypot(...first.map((part, index) => part - (second[index] as number))) / Math.sqrt(3);
}

/**
 * Computes how alike two drawn graphemes are, from 0 to 1. The result is symmetric, and 1 for identical images.
 *
 * Black glyphs are compared by shape only. If either glyph has colours, like an emoji, outline and shading
 * have equal weight, and the result is reduced by the distance of the mean colours.
 */
export function compareGlyphs(a: GlyphBitmap, b: GlyphBitmap): number {
  const shape = compareShapes(createOutline(a), createOutline(b));
  if (!a.colour && !b.colour) return shape;
  const both = (shape + compareShapes(createShading(a), createShading(b))) / 2;
  return both * (1 - measureColourDistance(a, b));
}
