// Describes a shape by the directions of its edges in each cell of a grid, as in Dalal and Triggs 2005:
// https://doi.org/10.1109/CVPR.2005.177

import { applyGaussianBlur, type Plane } from './gaussian-blur.ts';
import { FRAME_SIZE } from './shape-frame.ts';

/** Number of cells along each side of the frame. */
const CELLS = 8;
/** Number of edge directions. Both sides of a stroke have the same direction, so thick and thin strokes are similar. */
const DIRECTIONS = 6;
/** Length of a descriptor. Each cell has one value per edge direction, and one for its ink. */
export const DESCRIPTOR_LENGTH = CELLS * CELLS * (DIRECTIONS + 1);

/** Standard deviation of the blur that is applied before edges are measured, in pixels. */
const SOFTNESS = 1.2;

/** Weight of the ink of a cell, relative to the edges of one direction. */
const INK_WEIGHT = 0.6;

/** Adds a value to the four cells around a point, weighted by their distance. */
function addToCells(sums: Float64Array, x: number, y: number, layer: number, value: number): void {
  const size = FRAME_SIZE / CELLS;
  const [cellX, cellY] = [(x + 0.5) / size - 0.5, (y + 0.5) / size - 0.5];
  const [left, top] = [Math.floor(cellX), Math.floor(cellY)];
  for (const row of [top, top + 1]) {
    if (row < 0 || row >= CELLS) continue;
    const share = value * (1 - Math.abs(cellY - row));
    for (const column of [left, left + 1]) {
      if (column < 0 || column >= CELLS) continue;
      const at = (layer * CELLS + row) * CELLS + column;
      sums[at] = (sums[at] as number) + share * (1 - Math.abs(cellX - column));
    }
  }
}

/** Computes the descriptor of a shape in a frame, as a unit vector. Returns a zero vector for a blank frame. */
export function describeShape(plane: Plane): Float32Array {
  const { width, height, values } = applyGaussianBlur(plane, SOFTNESS);
  const sums = new Float64Array(DESCRIPTOR_LENGTH);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const value = values[at] as number;
      const dx = (values[at + 1] as number) - (values[at - 1] as number);
      const dy = (values[at + width] as number) - (values[at - width] as number);
      if (value > 0.01) addToCells(sums, x, y, DIRECTIONS, INK_WEIGHT * value);
      const strength = Math.hypot(dx, dy);
      if (strength < 0.01) continue;
      const direction = (Math.atan2(dy, dx) / Math.PI + 1) * DIRECTIONS;
      const first = Math.floor(direction);
      const share = direction - first;
      addToCells(sums, x, y, first % DIRECTIONS, strength * (1 - share));
      addToCells(sums, x, y, (first + 1) % DIRECTIONS, strength * share);
    }
  }
  // Square roots reduce the influence of a few strong cells.
  const roots = Float32Array.from(sums, Math.sqrt);
  const length = Math.sqrt(roots.reduce((sum, root) => sum + root * root, 0));
  return length === 0 ? roots : roots.map((root) => root / length);
}
