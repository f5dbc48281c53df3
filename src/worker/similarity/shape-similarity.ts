// Measures the structural similarity of two images (Wang, Bovik, Sheikh and Simoncelli 2004):
// https://doi.org/10.1109/TIP.2003.819861
// Uses two scales (Wang, Simoncelli and Bovik 2003): https://doi.org/10.1109/ACSSC.2003.1292216

import { applyGaussianBlur, type Plane } from './gaussian-blur.ts';

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
 * Aligns two planes by their centres and tops, then moves the second by the small shift that gives the most shared ink.
 * Returns several pairs if several shifts are equally good, and undefined if a plane has no ink.
 */
function alignInk(a: Plane, b: Plane): [Plane, Plane][] | undefined {
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

/** Constants of the 2004 paper for values from 0 to 1. */
const C1 = 0.01 ** 2;
const C2 = 0.03 ** 2;
/** Standard deviation of the paper's Gaussian window, in pixels. */
const WINDOW = 1.5;

/** Standard deviation of the blur before comparing, in pixels. Two fonts may place the same stroke half a pixel apart. */
const SOFTNESS = 0.8;

/** Means below this value are rounding errors, not ink. */
const NO_INK = 1e-6;

function multiply(a: Plane, b: Plane): Plane {
  const values = a.values.map((value, index) => value * (b.values[index] as number));
  return { width: a.width, height: a.height, values };
}

/**
 * Computes the mean structural similarity, weighted by ink. Blank pixels have no weight, because they
 * are the same in all glyphs.
 */
function compareStructure(a: Plane, b: Plane): number {
  const blur = (plane: Plane) => applyGaussianBlur(plane, WINDOW).values;
  const [meansA, meansB] = [blur(a), blur(b)];
  const [squaresA, squaresB] = [blur(multiply(a, a)), blur(multiply(b, b))];
  const products = blur(multiply(a, b));
  let sum = 0;
  let weights = 0;
  for (let at = 0; at < products.length; at += 1) {
    const meanA = meansA[at] as number;
    const meanB = meansB[at] as number;
    const weight = meanA + meanB;
    if (weight < NO_INK) continue;
    const meanSquares = meanA * meanA + meanB * meanB;
    const variances = (squaresA[at] as number) + (squaresB[at] as number) - meanSquares;
    const covariance = (products[at] as number) - meanA * meanB;
    const luminance = (2 * meanA * meanB + C1) / (meanSquares + C1);
    sum += weight * luminance * ((2 * covariance + C2) / (variances + C2));
    weights += weight;
  }
  return Math.max(0, sum / weights);
}

/** Computes the Dice coefficient: twice the shared ink divided by the ink of both. */
function measureOverlap(a: Plane, b: Plane): number {
  let shared = 0;
  let all = 0;
  a.values.forEach((inkA, at) => {
    const inkB = b.values[at] as number;
    shared += Math.min(inkA, inkB);
    all += inkA + inkB;
  });
  return (2 * shared) / all;
}

/** Halves the width and height of a plane, which must be even. Each pixel is the mean of four. */
function halve({ width, height, values }: Plane): Plane {
  const half = { width: width / 2, height: height / 2 };
  const means = new Float64Array(half.width * half.height);
  values.forEach((value, index) => {
    const row = Math.floor(index / width) >> 1;
    const at = row * half.width + ((index % width) >> 1);
    means[at] = (means[at] as number) + value / 4;
  });
  return { ...half, values: means };
}

/** Combines structural similarity and overlap at one scale. */
function compareAtOneScale(a: Plane, b: Plane): number {
  const [softA, softB] = [applyGaussianBlur(a, SOFTNESS), applyGaussianBlur(b, SOFTNESS)];
  return Math.sqrt(compareStructure(softA, softB) * measureOverlap(softA, softB));
}

/**
 * Computes how alike two shapes are, from 0 to 1, at their best alignment. The result is symmetric, 1 for
 * equal shapes, and 0 if only one has ink.
 *
 * Full size shows strokes and serifs. Half size shows what remains visible at a glance. Size and
 * height above the baseline are not normalized, so `o` differs from `O` and `'` from a comma.
 */
export function compareShapes(a: Plane, b: Plane): number {
  const isBlank = (plane: Plane) => plane.values.every((value) => value === 0);
  const pairs = alignInk(a, b);
  if (!pairs) return isBlank(a) && isBlank(b) ? 1 : 0;
  const scores = pairs.map(
    ([first, second]) =>
      (compareAtOneScale(first, second) + compareAtOneScale(halve(first), halve(second))) / 2,
  );
  return Math.min(1, Math.max(...scores));
}
