import type { AlignedPair } from './align.ts';

/** Fields of a placed grapheme that pieces need. */
export interface PieceGrapheme {
  /** Index among all graphemes of the name. */
  index: number;
  /** Index of its label. */
  label: number;
  report: { grapheme: string };
}

/** Graphemes of one name and their counterpart in another name, such as `rn` and `m`. Either side can be empty. */
export interface Piece {
  left: readonly PieceGrapheme[];
  right: readonly PieceGrapheme[];
}

export function getPieceText(graphemes: readonly PieceGrapheme[]): string {
  return graphemes.map(({ report }) => report.grapheme).join('');
}

export function isDifferent({ left, right }: Piece): boolean {
  return getPieceText(left) !== getPieceText(right);
}

/**
 * Joins columns that belong to one difference, such as `rn` opposite `m`, or a run that one of the names lacks.
 * Pieces never extend beyond a label.
 */
export function groupPieces(columns: readonly AlignedPair<PieceGrapheme>[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { left, right } of columns) {
    const piece = { left: left ? [left] : [], right: right ? [right] : [] };
    const last = pieces.at(-1);
    if (last && (left === null || right === null) && canTake(last, piece)) {
      pieces[pieces.length - 1] = {
        left: [...last.left, ...piece.left],
        right: [...last.right, ...piece.right],
      };
    } else {
      pieces.push(piece);
    }
  }
  return pieces;
}

/** Whether a gap belongs to the last piece. True if that piece is a gap on the same side or a single differing pair. */
function canTake(last: Piece, gap: Piece): boolean {
  if (!isDifferent(last) || getPieceLabel(last) !== getPieceLabel(gap)) return false;
  if (last.left.length === 1 && last.right.length === 1) return true;
  const side = gap.left.length > 0 ? 'right' : 'left';
  return last[side].length === 0;
}

/** Returns the index of the label that contains a piece. */
export function getPieceLabel({ left, right }: Piece): number | undefined {
  return (left[0] ?? right[0])?.label;
}
