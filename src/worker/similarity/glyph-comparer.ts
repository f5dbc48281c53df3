import type { GlyphComparison } from '../../contract/similarity-service.ts';
import { compareGlyphs } from './glyph-similarity.ts';
import type { Portrait, Portray } from './portray.ts';

/** Compares graphemes as they are portrayed, in the order given. */
export function createGlyphComparer(
  portray: Portray,
): (original: string, others: readonly string[]) => GlyphComparison[] {
  const hasPicture = ({ drawing }: Portrait) => drawing === 'whole' || drawing === 'in-pieces';

  return (original, others) => {
    const first = portray(original);
    return others.map((grapheme) => {
      const second = portray(grapheme);
      const similarity =
        hasPicture(first) && hasPicture(second) ? compareGlyphs(first.glyph, second.glyph) : null;
      return { grapheme, drawing: second.drawing, similarity };
    });
  };
}
