import { PAD_SIZE, type Stroke } from '../../contract/similarity-service.ts';
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

/** Minimum radius of the pen in a frame, in pixels. Strokes of common fonts are about as thick. */
const MIN_PEN = 2.5;

/** Radius of the pen on the pad, in units of the pad. */
const PAD_PEN = 2.5;

/** Drawings smaller than this count as dots, in units of the pad. */
const DOT_SIZE = PAD_SIZE / 16;

/** Finds the bounding box of the inked area. Returns undefined if the strokes have no points. */
function findBox(strokes: readonly Stroke[]): InkBox | undefined {
  const box: InkBox = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const stroke of strokes) {
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const [x, y] = [stroke[at] as number, stroke[at + 1] as number];
      box.left = Math.min(box.left, x - PAD_PEN);
      box.right = Math.max(box.right, x + PAD_PEN);
      box.top = Math.min(box.top, y - PAD_PEN);
      box.bottom = Math.max(box.bottom, y + PAD_PEN);
    }
  }
  return Number.isFinite(box.left) && Number.isFinite(box.top) ? box : undefined;
}

/** Measures the distance from a point to a line segment. */
function measureDistance(x: number, y: number, [ax, ay, bx, by]: Line): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
}

type Line = readonly [ax: number, ay: number, bx: number, by: number];

/** Draws a line with a pen of the given radius. Pixels at the edge of the line are partly inked. */
function inkLine(values: Float64Array, line: Line, pen: number): void {
  const [ax, ay, bx, by] = line;
  const reach = pen + 1;
  const limit = (value: number) => Math.min(FRAME_SIZE - 1, Math.max(0, value));
  const lastX = limit(Math.ceil(Math.max(ax, bx) + reach));
  const lastY = limit(Math.ceil(Math.max(ay, by) + reach));
  for (let y = limit(Math.floor(Math.min(ay, by) - reach)); y <= lastY; y += 1) {
    for (let x = limit(Math.floor(Math.min(ax, bx) - reach)); x <= lastX; x += 1) {
      const distance = measureDistance(x + 0.5, y + 0.5, line);
      const ink = Math.min(1, Math.max(0, pen + 0.5 - distance));
      const at = y * FRAME_SIZE + x;
      if (ink > (values[at] as number)) values[at] = ink;
    }
  }
}

/**
 * Scales and centres strokes in a frame and draws them, so that the size and position on the pad do not matter. The pen
 * is scaled like the strokes, but never thinner than {@link MIN_PEN}. Returns undefined if the strokes have no points.
 */
export function frameStrokes(strokes: readonly Stroke[]): Plane | undefined {
  const box = findBox(strokes);
  if (!box) return undefined;
  const { scale, x0, y0 } = placeInk(box, DOT_SIZE);
  const pen = Math.max(MIN_PEN, PAD_PEN * scale);
  const values = new Float64Array(FRAME_SIZE * FRAME_SIZE);
  for (const stroke of strokes) {
    const [firstX = 0, firstY = 0] = stroke;
    let [fromX, fromY] = [firstX * scale + x0, firstY * scale + y0];
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const x = (stroke[at] as number) * scale + x0;
      const y = (stroke[at + 1] as number) * scale + y0;
      inkLine(values, [fromX, fromY, x, y], pen);
      [fromX, fromY] = [x, y];
    }
  }
  return { width: FRAME_SIZE, height: FRAME_SIZE, values };
}
