import type { SimilarityService } from '../../contract/similarity-service.ts';
import type { DrawGlyph } from '../../glyphs/glyph-bitmap.ts';
import { lazy } from '../../primitives/lazy.ts';
import { createGlyphComparer } from './glyph-comparer.ts';
import { createGraphemeDrawer } from './grapheme-drawer.ts';
import { createNameComparer, LINE_WIDTH } from './name-comparer.ts';

/** Creates a function that draws text in a font stack. Returns undefined if the browser cannot draw text in a worker. */
type CreateDrawing = (fontStack: string, width?: number) => DrawGlyph | undefined;

/** Comparers for one font stack. */
interface Comparers {
  compare: ReturnType<typeof createGlyphComparer>;
  getNameComparer: () => ReturnType<typeof createNameComparer> | undefined;
}

/** Creates the similarity service. */
export function createSimilarityService(createDrawing: CreateDrawing): SimilarityService {
  // The page uses one font stack for names, so only the latest one is cached.
  let current: (Comparers & { fontStack: string }) | undefined;

  function getComparers(fontStack: string): Comparers | undefined {
    if (current?.fontStack === fontStack) return current;
    const draw = createDrawing(fontStack);
    if (!draw) return undefined;
    const drawGrapheme = createGraphemeDrawer(draw);
    const getNameComparer = lazy(() => {
      const drawLine = createDrawing(fontStack, LINE_WIDTH);
      return drawLine && createNameComparer(drawGrapheme, drawLine);
    });
    current = { fontStack, compare: createGlyphComparer(drawGrapheme), getNameComparer };
    return current;
  }

  return {
    async compare(original, others, fontStack) {
      return getComparers(fontStack)?.compare(original, others) ?? 'unavailable';
    },
    async compareNames(pieces, fontStack) {
      return getComparers(fontStack)?.getNameComparer()?.compare(pieces) ?? 'unavailable';
    },
    async measureNames(pairs, fontStack) {
      const comparer = getComparers(fontStack)?.getNameComparer();
      return comparer ? pairs.map(comparer.measure) : 'unavailable';
    },
  };
}
