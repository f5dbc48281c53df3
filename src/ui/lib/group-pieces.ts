import type { AlignedPair } from './align.ts';

/** As much of a placed grapheme as is put beside another. */
export interface PieceGrapheme {
  /** Among all of its name. */
  index: number;
  /** Index of its label. */
  label: number;
  report: { grapheme: string };
}

/** A piece of one name beside its counterpart in another, such as `rn` beside `m`; empty where there is none. */
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
 * Whether two names with one skeleton are told apart by nothing that most fonts show: unlike `rn` and `m` or `1` and `l`,
 * each difference is a foreign character in place of one alike.
 */
export function haveSameLook(pieces: readonly Piece[]): boolean {
  const different = pieces.filter(isDifferent);
  const isForeign = ({ left, right }: Piece) =>
    left.length === 1 && right.length === 1 && !/^[a-z0-9]/u.test(getPieceText(left));
  return different.length > 0 && different.every(isForeign);
}

/**
 * Puts columns together that are one difference: two graphemes against one, and stretches that one of the names does
 * not have. No piece crosses the end of a label.
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

/** A gap goes to a gap on the same side, or to one different pair. */
function canTake(last: Piece, gap: Piece): boolean {
  if (!isDifferent(last) || getPieceLabel(last) !== getPieceLabel(gap)) return false;
  if (last.left.length === 1 && last.right.length === 1) return true;
  const side = gap.left.length > 0 ? 'right' : 'left';
  return last[side].length === 0;
}

/** Index of the label that a piece is in. */
export function getPieceLabel({ left, right }: Piece): number | undefined {
  return (left[0] ?? right[0])?.label;
}
