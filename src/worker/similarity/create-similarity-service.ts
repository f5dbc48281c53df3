import type {
  GlyphComparison,
  GlyphDrawing,
  NamePiece,
  SimilarityService,
} from '../../contract/similarity-service.ts';
import type { DrawGlyph, DrawnGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createGlyphClassifier } from '../../glyphs/glyph-classifier.ts';
import { lazy } from '../../primitives/lazy.ts';
import { memoize } from '../../primitives/memoize.ts';
import { takeStart } from '../../primitives/take-start.ts';
import { compareGlyphs } from './glyph-similarity.ts';

/** Maximum number of cached images. One takes about 3 KB, or 12 KB for an emoji. */
const MAX_CACHED_PICTURES = 1000;

/** Maximum number of code points of a grapheme to draw. Longer graphemes consist of stacked marks. */
const MAX_DRAWN = 64;

/** A lone mark is drawn on a blank base, so that only its own ink is compared. */
const LONE_MARK = /^\p{M}/u;
const BLANK_BASE = '\u00A0';

/** The image of a grapheme, and how the device draws it. */
interface DrawnGrapheme {
  glyph: DrawnGlyph;
  drawing: GlyphDrawing;
}

type DrawGrapheme = (text: string) => DrawnGrapheme;

/** Creates a function that draws and classifies graphemes, and caches the results. */
function createGraphemeDrawer(draw: DrawGlyph): DrawGrapheme {
  const classify = createGlyphClassifier(draw);
  return memoize((grapheme: string): DrawnGrapheme => {
    const text = takeStart(grapheme, MAX_DRAWN);
    const glyph = draw(LONE_MARK.test(text) ? BLANK_BASE + text : text);
    return { glyph, drawing: classify(text) };
  }, MAX_CACHED_PICTURES);
}

/** Width of the canvas for labels, in pixels. Fits about 200 wide characters and is half the maximum of browsers. */
const LINE_WIDTH = 16_384;

/** Maximum number of cached comparisons. The names of a list often differ in the same few pieces. */
const MAX_CACHED_PAIRS = 5_000;

/** Similarity of names whose pieces are drawn identically, but not the whole names. */
const NEARLY_ALIKE = 0.99;

/** Compares how two names are drawn, by pieces and by whole labels. Ligatures, for example, only appear in whole labels. */
function createNameComparer(drawGrapheme: DrawGrapheme, drawLine: DrawGlyph) {
  const compareText = memoize((pair: string): number => {
    const [left = '', right = ''] = JSON.parse(pair);
    return compareGlyphs(drawGrapheme(left).glyph, drawGrapheme(right).glyph);
  }, MAX_CACHED_PAIRS);

  function comparePiece([left, right]: NamePiece): { similarity: number | null; width: number } {
    const [first, second] = [drawGrapheme(left), drawGrapheme(right)];
    const [shorter = 0, width = 0] = [first.glyph.advance, second.glyph.advance].toSorted(
      (a, b) => a - b,
    );
    if (left === right) return { similarity: 1, width };
    if (first.drawing === 'missing' || second.drawing === 'missing') {
      return { similarity: null, width };
    }
    // Blank glyphs can have different widths.
    const isBlank = [first, second].every(({ drawing }) => drawing === 'blank');
    const similarity =
      isBlank && width > 0 ? shorter / width : compareText(JSON.stringify([left, right]));
    return { similarity, width };
  }

  function areIdentical(first: string, second: string): boolean | null {
    const [labels, others] = [first.split('.'), second.split('.')];
    if (labels.length !== others.length) return false;
    const same = labels.map((label, index) => {
      if (label === others[index]) return true;
      const [a, b] = [drawLine(label), drawLine(others[index] as string)];
      return Math.max(a.advance, b.advance) > LINE_WIDTH ? null : isSamePicture(a, b);
    });
    if (same.includes(false)) return false;
    return same.includes(null) ? null : true;
  }

  function comparePieces(pieces: readonly NamePiece[]) {
    const compared = pieces.map(comparePiece);
    const totalWidth = compared.reduce((sum, { width }) => sum + width, 0);
    const similarWidth = compared.reduce(
      (sum, { similarity, width }) => sum + (similarity ?? 0) * width,
      0,
    );
    const similarities = compared.map(({ similarity }) => similarity);
    if (similarities.includes(null)) return { similarities, similarity: null };
    return { similarities, similarity: totalWidth === 0 ? 1 : similarWidth / totalWidth };
  }

  const isSameDrawing = (pieces: readonly NamePiece[]) =>
    areIdentical(joinSide(pieces, 0), joinSide(pieces, 1));

  return {
    compare(pieces: readonly NamePiece[]) {
      const { similarities, similarity } = comparePieces(pieces);
      const isIdentical = similarity === null ? null : isSameDrawing(pieces);
      return { isIdentical, pieces: similarities, similarity };
    },
    /** Returns the similarity from 0 to 1, which is 1 only for identical drawings. Returns null if a glyph is missing. */
    measure(pieces: readonly NamePiece[]) {
      const { similarities, similarity } = comparePieces(pieces);
      // The names can only be identical if all pieces are.
      if (similarities.some((each) => each !== 1)) return similarity;
      return isSameDrawing(pieces) ? 1 : NEARLY_ALIKE;
    },
  };
}

function joinSide(pieces: readonly NamePiece[], side: 0 | 1): string {
  return pieces.map((piece) => piece[side]).join('');
}

/** Compares two images. A difference in width of half a pixel is a rounding error. */
function isSamePicture(a: DrawnGlyph, b: DrawnGlyph): boolean {
  return (
    Math.abs(a.advance - b.advance) < 0.5 &&
    a.width === b.width &&
    areEqual(a.coverage, b.coverage) &&
    (a.colour === null) === (b.colour === null) &&
    (a.colour === null || b.colour === null || areEqual(a.colour, b.colour))
  );
}

function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/** Creates a function that draws text in a font stack. Returns undefined if the browser cannot draw text in a worker. */
type CreateDrawing = (fontStack: string, width?: number) => DrawGlyph | undefined;

interface Comparers {
  drawGrapheme: DrawGrapheme;
  getNameComparer: () => ReturnType<typeof createNameComparer> | undefined;
}

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
