import type { GlyphComparison, SimilarityService } from '../../contract/similarity-service.ts';
import type { DrawGlyph } from '../../glyphs/glyph-bitmap.ts';
import { lazy } from '../../primitives/lazy.ts';
import { compareGlyphs } from './glyph-similarity.ts';
import { createGraphemeDrawer, type DrawGrapheme, type DrawnGrapheme } from './grapheme-drawer.ts';
import { createNameComparer, LINE_WIDTH } from './name-comparer.ts';

/** Creates a function that draws text in a font stack. Returns undefined if the browser cannot draw text in a worker. */
type CreateDrawing = (fontStack: string, width?: number) => DrawGlyph | undefined;

/** Comparers for one font stack. */
interface Comparers {
  drawGrapheme: DrawGrapheme;
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
    current = { fontStack, drawGrapheme, getNameComparer };
    return current;
  }

  return {
    async compare(original, others, fontStack) {
      const comparers = getComparers(fontStack);
      return comparers ? compareAll(original, others, comparers.drawGrapheme) : 'unavailable';
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

const hasPicture = ({ drawing }: DrawnGrapheme) => drawing === 'whole' || drawing === 'in-pieces';

/** Compares a grapheme with others and returns the results in their order. */
function compareAll(
  original: string,
  others: readonly string[],
  drawGrapheme: DrawGrapheme,
): GlyphComparison[] {
  const first = drawGrapheme(original);
  return others.map((grapheme) => {
    const second = drawGrapheme(grapheme);
    const similarity =
      hasPicture(first) && hasPicture(second) ? compareGlyphs(first.glyph, second.glyph) : null;
    return { grapheme, drawing: second.drawing, similarity };
  });
}
