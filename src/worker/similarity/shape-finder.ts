import type { Stroke } from '../../contract/shape-service.ts';
import type { DrawGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createGlyphClassifier } from '../../glyphs/glyph-classifier.ts';
import { frameStrokes } from './frame-strokes.ts';
import { describeShape } from './shape-descriptor.ts';
import { frameGlyph } from './shape-frame.ts';

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
export interface ShapeFinder {
  /** Draws a character and stores its shape. Skips the character if the device has no glyph for it. */
  add(character: string, rank: number): void;
  /** Returns the characters that look most like the strokes, the most similar first. */
  find(strokes: readonly Stroke[], limit: number): string[];
}

function multiply(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

/** Creates a finder that draws characters with `draw`. */
export function createShapeFinder(draw: DrawGlyph): ShapeFinder {
  const shapes: Shape[] = [];
  const classify = createGlyphClassifier(draw);

  return {
    add(character, rank) {
      const frame = classify(character) === 'whole' && frameGlyph(draw(character), DOT_SIZE);
      if (frame) shapes.push({ character, rank, descriptor: describeShape(frame) });
    },
    find(strokes, limit) {
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
