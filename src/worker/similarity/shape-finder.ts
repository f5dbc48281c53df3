// Describes a shape by the directions of its edges in each cell of a grid, as in Dalal and Triggs 2005:
// https://doi.org/10.1109/CVPR.2005.177

import type { Stroke } from '../../contract/similarity-service.ts';
import type { DrawGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createGlyphClassifier } from '../../glyphs/glyph-classifier.ts';
import { applyGaussianBlur, type Plane } from './gaussian-blur.ts';
import { FRAME_SIZE, frameGlyph, frameStrokes } from './shape-frame.ts';

/** Number of cells along each side of the frame. */
const CELLS = 8;
/** Number of edge directions. Both sides of a stroke have the same direction, so thick and thin strokes are similar. */
const DIRECTIONS = 6;
/** Length of a descriptor. Each cell has one value per edge direction, and one for its ink. */
const DESCRIPTOR_LENGTH = CELLS * CELLS * (DIRECTIONS + 1);

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
function describeShape(plane: Plane): Float32Array {
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

/** Glyphs smaller than this count as dots, in pixels. */
const DOT_SIZE = 6;

/** Reduction of the score per rank, so that the more common of two equal shapes wins: `o` before `O`. */
const RANK_COST = 0.03;

interface Shape {
  character: string;
  rank: number;
  descriptor: Float32Array;
}

/** Finds the characters whose shapes look like a drawing. */
export type ShapeFinder = ReturnType<typeof createShapeFinder>;

function multiply(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

export function createShapeFinder(draw: DrawGlyph) {
  const shapes: Shape[] = [];
  const classify = createGlyphClassifier(draw);

  return {
    /** Draws a character and stores its shape. Skips the character if the device has no glyph for it. */
    add(character: string, rank: number) {
      const frame = classify(character) === 'whole' && frameGlyph(draw(character), DOT_SIZE);
      if (frame) shapes.push({ character, rank, descriptor: describeShape(frame) });
    },
    /** Returns the characters that look most like the strokes, the most similar first. */
    find(strokes: readonly Stroke[], limit: number) {
      const drawing = frameStrokes(strokes);
      if (!drawing) return [];
      const wanted = describeShape(drawing);
      return shapes
        .map(({ character, rank, descriptor }) => ({
          character,
          score: multiply(wanted, descriptor) - RANK_COST * rank,
        }))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ character }) => character);
    },
  };
}
