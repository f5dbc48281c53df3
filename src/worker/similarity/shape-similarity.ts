// Measures the structural similarity of two images (Wang, Bovik, Sheikh and Simoncelli 2004):
// https://doi.org/10.1109/TIP.2003.819861
// Uses two scales (Wang, Simoncelli and Bovik 2003): https://doi.org/10.1109/ACSSC.2003.1292216

import { applyGaussianBlur, type Plane } from './gaussian-blur.ts';
import { alignInk } from './ink-alignment.ts';

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
