import { PAD_SIZE, type Stroke } from '../../../contract/similarity-service.ts';

/** Strokes of a drawing in the order in which they were drawn. */
export type Drawing = readonly Stroke[];

export const NO_DRAWING: Drawing = [];

/** Minimum distance between two points in units of the pad. Closer points are left out. */
const MIN_STEP = 1;

/** Maximum number of points of a drawing. This is enough to cover the pad with strokes. */
const MAX_POINTS = 4_000;

/** Checks whether a drawing has the maximum number of points. */
export function isFull(drawing: Drawing): boolean {
  return drawing.reduce((sum, { length }) => sum + length / 2, 0) >= MAX_POINTS;
}

/** Clamps a coordinate to the pad and rounds it to one decimal. */
function limit(value: number): number {
  return Math.round(Math.min(PAD_SIZE, Math.max(0, value)) * 10) / 10;
}

/** Starts a stroke at a point. */
export function startStroke(drawing: Drawing, x: number, y: number): Drawing {
  return isFull(drawing) ? drawing : [...drawing, [limit(x), limit(y)]];
}

/** Adds a point to the last stroke. Returns the same drawing if it is full or the last point is too close. */
export function extendStroke(drawing: Drawing, x: number, y: number): Drawing {
  const stroke = drawing.at(-1);
  const [lastX, lastY] = stroke?.slice(-2) ?? [];
  if (!stroke || lastX === undefined || lastY === undefined || isFull(drawing)) return drawing;
  const [nextX, nextY] = [limit(x), limit(y)];
  if (Math.hypot(nextX - lastX, nextY - lastY) < MIN_STEP) return drawing;
  return [...drawing.slice(0, -1), [...stroke, nextX, nextY]];
}

/** Removes the last stroke. */
export function undoStroke(drawing: Drawing): Drawing {
  return drawing.length > 1 ? drawing.slice(0, -1) : NO_DRAWING;
}

/** Formats a stroke as an SVG path. A single point becomes a line of length 0, which browsers draw as a dot. */
export function formatPath(stroke: Stroke): string {
  const [x, y, ...rest] = stroke;
  return rest.length === 0 ? `M${x} ${y}h0` : `M${x} ${y}L${rest.join(' ')}`;
}
