import type { Plane } from './gaussian-blur.ts';

/** The inked part of a plane. `x` is relative to the centre of the plane, `y` to its top. */
interface Ink extends Plane {
  x: number;
  y: number;
}

/** Shifts to try, in pixels. They are small enough to correct only rounding, not a different position. */
const SHIFTS = [-2, -1, 0, 1, 2].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));

/** Number of blank pixels around the ink, so that a blur is not cut off. Even, so that the image can be halved. */
const MARGIN = 8;

/** Crops the blank edges of a plane. Returns undefined if the whole plane is blank. */
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

/** Measures the ink that both images have at the same position. */
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

/** Places both images on planes of the same even size, as small as the ink allows. */
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
 * Aligns two planes by their centres and tops, then moves the second by the small shift that gives the
 * most shared ink. Returns several pairs if several shifts are equally good, and undefined if a plane
 * has no ink.
 */
export function alignInk(a: Plane, b: Plane): [Plane, Plane][] | undefined {
  const first = cropInk(a);
  const second = cropInk(b);
  if (!first || !second) return undefined;
  const attempts = SHIFTS.map(({ x, y }) => {
    const moved = { ...second, x: second.x + x, y: second.y + y };
    return { moved, isUnmoved: x === 0 && y === 0, shared: measureSharedInk(first, moved) };
  });
  const most = Math.max(...attempts.map(({ shared }) => shared));
  return attempts
    .filter(({ shared, isUnmoved }) => (most === 0 ? isUnmoved : shared === most))
    .map(({ moved }) => placeOnOneCanvas(first, moved));
}
