import type { NameDrawing, NamePiece } from '../../contract/similarity-service.ts';
import type { DrawGlyph, DrawnGlyph } from '../../glyphs/glyph-bitmap.ts';
import { memoize } from '../../primitives/memoize.ts';
import { compareGlyphs } from './glyph-similarity.ts';
import type { DrawGrapheme } from './grapheme-drawer.ts';

/** Pixels: some 200 wide characters, and half of what browsers allow a canvas. */
export const LINE_WIDTH = 16_384;

/** Pairs of pieces whose likeness is kept: the names of one list differ in the same few pieces. */
const MAX_CACHED_PAIRS = 5_000;

/** What is no one picture, although each piece is, is less than wholly alike. */
const NEARLY_ALIKE = 0.99;

/** Two names as they are drawn: piece by piece, and label by label for what only the whole shows. */
interface NameComparer {
  compare(pieces: readonly NamePiece[]): NameDrawing;
  /** 1 for one and the same picture; null where a glyph is missing. */
  measure(pieces: readonly NamePiece[]): number | null;
}

export function createNameComparer(drawGrapheme: DrawGrapheme, drawLine: DrawGlyph): NameComparer {
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
    // Of two blanks one can be wider.
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
    const whole = compared.reduce((sum, { width }) => sum + width, 0);
    const alike = compared.reduce(
      (sum, { similarity, width }) => sum + (similarity ?? 0) * width,
      0,
    );
    const figures = compared.map(({ similarity }) => similarity);
    if (figures.includes(null)) return { figures, similarity: null };
    return { figures, similarity: whole === 0 ? 1 : alike / whole };
  }

  const findIdentity = (pieces: readonly NamePiece[]) =>
    areIdentical(joinSide(pieces, 0), joinSide(pieces, 1));

  return {
    compare(pieces) {
      const { figures, similarity } = comparePieces(pieces);
      const isIdentical = similarity === null ? null : findIdentity(pieces);
      return { isIdentical, pieces: figures, similarity };
    },
    measure(pieces) {
      const { figures, similarity } = comparePieces(pieces);
      // Only where every piece is the same picture the whole can be.
      if (figures.some((figure) => figure !== 1)) return similarity;
      return findIdentity(pieces) ? 1 : NEARLY_ALIKE;
    },
  };
}

function joinSide(pieces: readonly NamePiece[], side: 0 | 1): string {
  return pieces.map((piece) => piece[side]).join('');
}

/** Half a pixel more or less is a rounding of the pen. */
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
