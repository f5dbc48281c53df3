import type { GlyphComparison } from '../../contract/similarity-service.ts';
import { compareGlyphs } from './glyph-similarity.ts';
import type { DrawGrapheme, DrawnGrapheme } from './grapheme-drawer.ts';

/** Creates a function that compares a grapheme with others and returns the results in their order. */
export function createGlyphComparer(
  drawGrapheme: DrawGrapheme,
): (original: string, others: readonly string[]) => GlyphComparison[] {
  const hasPicture = ({ drawing }: DrawnGrapheme) => drawing === 'whole' || drawing === 'in-pieces';

  return (original, others) => {
    const first = drawGrapheme(original);
    return others.map((grapheme) => {
      const second = drawGrapheme(grapheme);
      const similarity =
        hasPicture(first) && hasPicture(second) ? compareGlyphs(first.glyph, second.glyph) : null;
      return { grapheme, drawing: second.drawing, similarity };
    });
  };
}
