import type { GlyphBitmap } from '../../glyphs/glyph-bitmap.ts';
import type { Plane } from './gaussian-blur.ts';

/** Width and height of a frame in pixels. */
export const FRAME_SIZE = 48;

/** Width or height of the ink in a frame, whichever is larger, in pixels. */
export const INK_SIZE = 36;

/** Minimum opacity of a pixel that counts as ink, from 0 to 255. Fainter pixels are the blurred edge of a stroke. */
const MIN_INK = 64;

/** Bounding box of the ink. `right` and `bottom` are exclusive. */
export interface InkBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Maps a point of the ink to a point in the frame: `x * scale + x0`, `y * scale + y0`. */
export interface Placement {
  scale: number;
  x0: number;
  y0: number;
}

/**
 * Centres ink in a frame and scales it to {@link INK_SIZE}. Scales ink smaller than `minSize` less, so that a dot does
 * not look like a disc.
 */
export function placeInk({ left, top, right, bottom }: InkBox, minSize: number): Placement {
  const scale = INK_SIZE / Math.max(right - left, bottom - top, minSize);
  const centre = FRAME_SIZE / 2;
  return {
    scale,
    x0: centre - (scale * (left + right)) / 2,
    y0: centre - (scale * (top + bottom)) / 2,
  };
}

/** Finds the bounding box of the ink in an image. Returns undefined if the image is blank. */
function findInk({ width, coverage }: GlyphBitmap): InkBox | undefined {
  const box = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  coverage.forEach((value, pixel) => {
    if (value < MIN_INK) return;
    const x = pixel % width;
    const y = (pixel - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = y + 1;
  });
  return box.right === 0 ? undefined : box;
}

/** Interpolates the opacity at a point between four pixels. Returns a value from 0 to 255. */
function interpolate({ width, height, coverage }: GlyphBitmap, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const read = (atX: number, atY: number) =>
    atX < 0 || atY < 0 || atX >= width || atY >= height ? 0 : (coverage[atY * width + atX] ?? 0);
  const [right, down] = [x - column, y - row];
  const above = read(column, row) * (1 - right) + read(column + 1, row) * right;
  const below = read(column, row + 1) * (1 - right) + read(column + 1, row + 1) * right;
  return above * (1 - down) + below * down;
}

/** Scales the ink of an image to a frame. Returns undefined if the image is blank. */
export function frameGlyph(glyph: GlyphBitmap, minSize: number): Plane | undefined {
  const ink = findInk(glyph);
  if (!ink) return undefined;
  const { scale, x0, y0 } = placeInk(ink, minSize);
  const values = new Float64Array(FRAME_SIZE * FRAME_SIZE);
  for (let y = 0; y < FRAME_SIZE; y += 1) {
    for (let x = 0; x < FRAME_SIZE; x += 1) {
      // Maps the centre of the pixel, which is half a pixel away from its index.
      const [fromX, fromY] = [(x + 0.5 - x0) / scale - 0.5, (y + 0.5 - y0) / scale - 0.5];
      values[y * FRAME_SIZE + x] = interpolate(glyph, fromX, fromY) / 255;
    }
  }
  return { width: FRAME_SIZE, height: FRAME_SIZE, values };
}
