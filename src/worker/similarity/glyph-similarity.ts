import type { GlyphBitmap } from '../../glyphs/glyph-bitmap.ts';
import type { Plane } from './gaussian-blur.ts';
import { shapeSimilarity } from './shape-similarity.ts';

/** Part of the ink that a white pixel still counts for: a white circle is not blank paper. */
const INK_OF_WHITE = 0.25;

/** Relative luminance by ITU-R BT.709, on the encoded values as they stand. */
function luma(colour: Uint8Array, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = colour.subarray(3 * pixel, 3 * pixel + 3);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

function plane({ width, height, coverage }: GlyphBitmap, inkOf: (pixel: number) => number): Plane {
  return {
    width,
    height,
    values: Float64Array.from(coverage, (value, pixel) => (value / 255) * inkOf(pixel)),
  };
}

const outline = (bitmap: GlyphBitmap): Plane => plane(bitmap, () => 1);

function shading(bitmap: GlyphBitmap): Plane {
  const { colour } = bitmap;
  if (!colour) return outline(bitmap);
  return plane(bitmap, (pixel) => 1 - (1 - INK_OF_WHITE) * luma(colour, pixel));
}

/** Mean colour of the ink, each part 0..1. */
function meanColour({ coverage, colour }: GlyphBitmap): [number, number, number] {
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

/** Distance of the mean colours, as part of the distance from black to white. */
function colourDistance(a: GlyphBitmap, b: GlyphBitmap): number {
  const [first, second] = [meanColour(a), meanColour(b)];
  return Math.hypot(...first.map((part, index) => part - (second[index] as number))) / Math.sqrt(3);
}

/**
 * How alike two drawn graphemes are, 0..1; symmetrical, and 1 for the same picture.
 *
 * Black glyphs are compared by shape alone. Where one has colours, as emoji do, outline and shading
 * count alike, and the whole is lessened by how far apart the mean colours are.
 */
export function glyphSimilarity(a: GlyphBitmap, b: GlyphBitmap): number {
  const shape = shapeSimilarity(outline(a), outline(b));
  if (!a.colour && !b.colour) return shape;
  const both = (shape + shapeSimilarity(shading(a), shading(b))) / 2;
  return both * (1 - colourDistance(a, b));
}
