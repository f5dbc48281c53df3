import type { GlyphComparison, GlyphDrawing } from '../../contract/similarity-service.ts';
import { BoundedCache } from '../../engine/bounded-cache.ts';
import type { DrawGlyph, DrawnGlyph } from './glyph-bitmap.ts';
import { drawingTest } from './glyph-drawing.ts';
import { glyphSimilarity } from './glyph-similarity.ts';

/** Pictures kept; one holds some 3 KB, of an emoji 12 KB. */
const PICTURES = 500;

/** Longest text that is drawn, in UTF-16 code units: beyond are only stacked marks. */
const LONGEST = 64;

interface Portrait {
  glyph: DrawnGlyph;
  drawing: GlyphDrawing;
}

/** Compares graphemes as this means of drawing draws them, in the order given. */
export function glyphComparer(
  draw: DrawGlyph,
): (original: string, others: readonly string[]) => GlyphComparison[] {
  const drawingOf = drawingTest(draw);
  const portraits = new BoundedCache<string, Portrait>(PICTURES);

  function portrait(grapheme: string): Portrait {
    const known = portraits.get(grapheme);
    if (known) return known;
    const text = grapheme.slice(0, LONGEST);
    const made = { glyph: draw(text), drawing: drawingOf(text) };
    portraits.set(grapheme, made);
    return made;
  }

  const hasPicture = ({ drawing }: Portrait) => drawing === 'whole' || drawing === 'in-pieces';

  return (original, others) => {
    const first = portrait(original);
    return others.map((grapheme) => {
      const second = portrait(grapheme);
      const similarity =
        hasPicture(first) && hasPicture(second) ? glyphSimilarity(first.glyph, second.glyph) : null;
      return { grapheme, drawing: second.drawing, similarity };
    });
  };
}
