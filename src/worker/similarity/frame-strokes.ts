import { PAD_SIZE, type Stroke } from '../../contract/similarity-service.ts';
import type { Plane } from './gaussian-blur.ts';
import { FRAME_SIZE, type InkBox, placeInk } from './shape-frame.ts';

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
