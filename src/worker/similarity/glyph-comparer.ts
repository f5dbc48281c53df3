import type { GlyphComparison, GlyphDrawing } from '../../contract/similarity-service.ts';
import type { DrawGlyph, DrawnGlyph } from '../../glyphs/glyph-bitmap.ts';
import { drawingTest } from '../../glyphs/glyph-drawing.ts';
import { remembered } from '../../primitives/memoize.ts';
import { glyphSimilarity } from './glyph-similarity.ts';

/** Pictures kept; one holds some 3 KB, of an emoji 12 KB. */
const PICTURES = 1000;

/** Most code points that are drawn of one grapheme: beyond are only stacked marks. */
const MOST_DRAWN = 64;

/** A lone mark is compared on a blank base, so that its own ink alone is seen. */
const LONE_MARK = /^\p{M}/u;
const BLANK_BASE = '\u00A0';

interface Portrait {
  glyph: DrawnGlyph;
  drawing: GlyphDrawing;
}

/** Compares graphemes as this means of drawing draws them, in the order given. */
export function glyphComparer(
  draw: DrawGlyph,
): (original: string, others: readonly string[]) => GlyphComparison[] {
  const drawingOf = drawingTest(draw);
  const portrait = remembered((grapheme: string): Portrait => {
    // Twice as many code units hold so many code points; what may be cut in two is beyond them.
    const characters = Array.from(grapheme.slice(0, 2 * MOST_DRAWN));
    const text = characters.slice(0, MOST_DRAWN).join('');
    const glyph = draw(LONE_MARK.test(text) ? BLANK_BASE + text : text);
    return { glyph, drawing: drawingOf(text) };
  }, PICTURES);

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
