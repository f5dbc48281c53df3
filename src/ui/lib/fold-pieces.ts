import { isDifferent, type Piece } from '../../comparison/group-pieces.ts';

/** A piece to show, or the number of equal pieces that are left out in its place. */
export type FoldedPiece = { index: number; piece: Piece } | { index: number; left: number };

/** Maximum number of pieces that are shown without folding. */
const MAX_SHOWN = 24;
/** Number of equal pieces shown at each end of a folded run. */
const EDGE = 4;
/** Minimum number of pieces to leave out. Shorter runs are shown completely. */
const MIN_LEFT = 3;

/**
 * Leaves out the middle of long runs of equal pieces so that the differences between long names stay in view.
 *
 * @example foldPieces(pairs('aaaaaaaaaaaaaaaaaaaaaaaab/c')) // a a a a … 16 … a a a a b/c
 */
export function foldPieces(pieces: readonly Piece[]): FoldedPiece[] {
  const all = pieces.map((piece, index) => ({ index, piece }));
  if (pieces.length <= MAX_SHOWN) return all;
  const folded: FoldedPiece[] = [];
  let start = 0;
  while (start < all.length) {
    let end = start;
    while (end < pieces.length && !isDifferent(pieces[end] as Piece)) end += 1;
    const left = end - start - 2 * EDGE;
    if (left < MIN_LEFT) folded.push(...all.slice(start, end));
    else {
      folded.push(...all.slice(start, start + EDGE), { index: start + EDGE, left });
      folded.push(...all.slice(end - EDGE, end));
    }
    folded.push(...all.slice(end, end + 1));
    start = end + 1;
  }
  return folded;
}
