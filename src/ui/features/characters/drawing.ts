import { PAD_SIZE, type Stroke } from '../../../contract/shape-service.ts';

/** A drawing: its strokes in the order in which they were drawn. */
export type Drawing = readonly Stroke[];

export const NO_DRAWING: Drawing = [];

/** Distance below which a point is left out, in units of the pad. */
const MIN_STEP = 1;

/** Maximum number of points of a drawing. A pad that is covered with strokes has about this many points. */
const MAX_POINTS = 4_000;

function countPoints(drawing: Drawing): number {
  return drawing.reduce((sum, { length }) => sum + length / 2, 0);
}

/** Checks whether a drawing has so many points that no other fits. */
export function isFull(drawing: Drawing): boolean {
  return countPoints(drawing) >= MAX_POINTS;
}

/** Keeps a coordinate on the pad, with one decimal. */
function limit(value: number): number {
  return Math.round(Math.min(PAD_SIZE, Math.max(0, value)) * 10) / 10;
}

/** Starts a stroke at a point. */
export function startStroke(drawing: Drawing, x: number, y: number): Drawing {
  return isFull(drawing) ? drawing : [...drawing, [limit(x), limit(y)]];
}

/** Adds a point to the last stroke. Returns the same drawing if the point is too near to the last one. */
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

/** Formats a stroke as an SVG path. A single point becomes a line of no length, which is drawn as a dot. */
export function formatPath(stroke: Stroke): string {
  const [x, y, ...rest] = stroke;
  return rest.length === 0 ? `M${x} ${y}h0` : `M${x} ${y}L${rest.join(' ')}`;
}
