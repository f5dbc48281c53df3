// Structural similarity of two pictures, Wang, Bovik, Sheikh and Simoncelli 2004:
// https://doi.org/10.1109/TIP.2003.819861
// at two scales after Wang, Simoncelli and Bovik 2003: https://doi.org/10.1109/ACSSC.2003.1292216

import { applyGaussianBlur, type Plane } from './gaussian-blur.ts';
import { alignInk } from './ink-alignment.ts';

/** The constants of the 2004 paper for values of 0..1: (0.01)² and (0.03)². */
const C1 = 0.01 ** 2;
const C2 = 0.03 ** 2;
/** Its window, a Gaussian with this standard deviation in pixels. */
const WINDOW = 1.5;

/** Blur before comparing: two fonts place the same stroke half a pixel apart. */
const SOFTNESS = 0.8;

/** Below this mean, what is left of ink under the window is rounding. */
const NO_INK = 1e-6;

function multiply(a: Plane, b: Plane): Plane {
  const values = a.values.map((value, index) => value * (b.values[index] as number));
  return { width: a.width, height: a.height, values };
}

/**
 * Mean structural similarity where either picture has ink, by how much ink is there: blank paper,
 * on which any two glyphs agree, counts for nothing.
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

/** Ink that both have at the same place, as part of the ink of both (Dice). */
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

/** The plane at half its width and height, both even: each pixel the mean of four. */
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

/** Structure and overlap at one scale. */
function compareAtOneScale(a: Plane, b: Plane): number {
  const [softA, softB] = [applyGaussianBlur(a, SOFTNESS), applyGaussianBlur(b, SOFTNESS)];
  return Math.sqrt(compareStructure(softA, softB) * measureOverlap(softA, softB));
}

/**
 * How alike two shapes with values of 0..1 are, 0..1: structure and overlap of ink, where they lie
 * best on each other. Symmetrical; 1 for equal shapes; 0 where only one has ink.
 *
 * The sharp scale sees strokes and serifs; the half one sees what is left at a glance. Neither size
 * nor height above the base line is evened out: `o` is not `O`, nor `'` a comma.
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
