/** A greyscale image with one value per pixel, row by row. */
export interface Plane {
  width: number;
  height: number;
  values: Float64Array;
}

/** Computes the weights of a Gaussian out to three standard deviations. Their sum is 1. */
function computeGaussianWeights(sigma: number): number[] {
  const radius = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigma ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Blurs lines of `length` values that are `step` apart. The starts of the `lines` lines are `lineStep` apart. */
function blurLines(
  from: Float64Array,
  weights: readonly number[],
  [length, step]: readonly [number, number],
  [lines, lineStep]: readonly [number, number],
): Float64Array {
  const to = new Float64Array(from.length);
  const radius = (weights.length - 1) / 2;
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    for (let at = 0; at < length; at += 1) {
      const value = from[start + at * step] as number;
      if (value === 0) continue; // most pixels of a glyph are blank
      const first = Math.max(0, at - radius);
      const last = Math.min(length - 1, at + radius);
      for (let target = first; target <= last; target += 1) {
        const index = start + target * step;
        to[index] = (to[index] as number) + value * (weights[target - at + radius] as number);
      }
    }
  }
  return to;
}

/** Blurs a plane with a Gaussian. `sigma` is its standard deviation in pixels. Pixels outside the plane count as blank. */
export function applyGaussianBlur(plane: Plane, sigma: number): Plane {
  const { width, height } = plane;
  const weights = computeGaussianWeights(sigma);
  const rows = blurLines(plane.values, weights, [width, 1], [height, width]);
  return { width, height, values: blurLines(rows, weights, [height, width], [width, 1]) };
}
