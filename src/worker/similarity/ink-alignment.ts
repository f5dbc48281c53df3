import type { Plane } from './gaussian-blur.ts';

/** The inked part of a plane; x counts from the middle of the plane's width, y from its top. */
interface Ink extends Plane {
  x: number;
  y: number;
}

/** How far one picture may be moved against the other: rounding of the pen, not another place. */
const SHIFTS = [-2, -1, 0, 1, 2].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));

/** Blank pixels around the ink, into which blurs run out; even, so that it can be halved. */
const MARGIN = 8;

/** The plane without its blank edges; undefined when all of it is blank. */
function cropInk(plane: Plane): Ink | undefined {
  const { width, height, values } = plane;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (values[y * width + x] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return undefined;
  const ink = { width: right - left + 1, height: bottom - top + 1 };
  const inked = new Float64Array(ink.width * ink.height);
  for (let y = 0; y < ink.height; y += 1) {
    const row = (top + y) * width + left;
    inked.set(values.subarray(row, row + ink.width), y * ink.width);
  }
  return { ...ink, values: inked, x: left - Math.floor(width / 2), y: top };
}

/** Amount of ink that both have at the same place. */
function measureSharedInk(a: Ink, b: Ink): number {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  let shared = 0;
  for (let y = Math.max(a.y, b.y); y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const inkA = a.values[(y - a.y) * a.width + x - a.x] as number;
      const inkB = b.values[(y - b.y) * b.width + x - b.x] as number;
      shared += Math.min(inkA, inkB);
    }
  }
  return shared;
}

/** Both on canvases of one size, no larger than their ink needs, in even width and height. */
function placeOnOneCanvas(a: Ink, b: Ink): [Plane, Plane] {
  const left = Math.min(a.x, b.x) - MARGIN;
  const top = Math.min(a.y, b.y) - MARGIN;
  const roundUpToEven = (length: number) => length + (length % 2);
  const width = roundUpToEven(Math.max(a.x + a.width, b.x + b.width) + MARGIN - left);
  const height = roundUpToEven(Math.max(a.y + a.height, b.y + b.height) + MARGIN - top);
  const place = (ink: Ink): Plane => {
    const values = new Float64Array(width * height);
    for (let y = 0; y < ink.height; y += 1) {
      const row = ink.values.subarray(y * ink.width, (y + 1) * ink.width);
      values.set(row, (ink.y + y - top) * width + ink.x - left);
    }
    return { width, height, values };
  };
  return [place(a), place(b)];
}

/**
 * Two planes laid middle on middle in width and row on row, then moved by the small shift that
 * brings most ink onto ink; several pairs where several shifts do so equally. Undefined for a
 * plane without ink.
 */
export function alignInk(a: Plane, b: Plane): [Plane, Plane][] | undefined {
  const first = cropInk(a);
  const second = cropInk(b);
  if (!first || !second) return undefined;
  const tried = SHIFTS.map(({ x, y }) => {
    const moved = { ...second, x: second.x + x, y: second.y + y };
    return { moved, isAtRest: x === 0 && y === 0, shared: measureSharedInk(first, moved) };
  });
  const most = Math.max(...tried.map(({ shared }) => shared));
  return tried
    .filter(({ shared, isAtRest }) => (most === 0 ? isAtRest : shared === most))
    .map(({ moved }) => placeOnOneCanvas(first, moved));
}
