/**
 * Returns the power of the size that the time grows with: 1 for linear growth, 2 for quadratic growth.
 * Fits a line through the logarithms by least squares.
 */
export function fitExponent(points: readonly (readonly [size: number, time: number])[]): number {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)] as const);
  const computeMean = (index: 0 | 1) =>
    logs.reduce((sum, log) => sum + log[index], 0) / logs.length;
  const [meanX, meanY] = [computeMean(0), computeMean(1)];
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
