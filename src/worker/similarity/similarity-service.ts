import type { SimilarityService } from '../../contract/similarity-service.ts';
import type { DrawGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createGlyphComparer } from './glyph-comparer.ts';

/** The service over a means of drawing in a font stack; undefined where there is none. */
export function createSimilarityService(
  createDrawing: (fontStack: string) => DrawGlyph | undefined,
): SimilarityService {
  // A page has one font stack for names; pictures in another are not worth keeping.
  let current: { fontStack: string; compare: ReturnType<typeof createGlyphComparer> } | undefined;

  return {
    async compare(original, others, fontStack) {
      if (current?.fontStack !== fontStack) {
        const draw = createDrawing(fontStack);
        if (!draw) return 'unavailable';
        current = { fontStack, compare: createGlyphComparer(draw) };
      }
      return current.compare(original, others);
    },
  };
}
