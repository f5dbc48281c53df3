import type { CSSProperties } from 'react';
import {
  getPieceLabel,
  getPieceText,
  isDifferent,
  type Piece,
  type PieceGrapheme,
} from '../../comparison/group-pieces.ts';
import { formatCodePoints } from '../../primitives/format-code-points.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { Glyph } from './glyph.tsx';
import styles from './piece-columns.module.css';

interface PieceColumnsProps {
  pieces: readonly Piece[];
  /** Short note below each differing piece, such as a percentage. */
  figures?: readonly (string | null)[] | undefined;
  /** Whether to leave out the middle of long runs of pieces that are equal in both names. */
  isFolded?: boolean;
}

/** Number of columns that fit on one line of the narrowest page. */
const NARROW_LINE = 12;

/** Shows two names piece by piece and marks the differences. */
export function PieceColumns({ pieces, figures, isFolded = false }: PieceColumnsProps) {
  const shown = isFolded ? foldPieces(pieces) : pieces.map((piece, index) => ({ index, piece }));
  // Gives all lines of a narrow page the same length, so that the last line is not a single letter.
  const width = shown.reduce((sum, part) => sum + getWidth(part), 0);
  const perLine = Math.ceil(width / Math.ceil(width / NARROW_LINE));
  return (
    <ol
      className={styles.columns}
      style={{ '--per-line': perLine } as CSSProperties}
      dir="ltr"
      aria-label={`Different in ${pieces.filter(isDifferent).length} of ${pieces.length} places`}
    >
      {shown.map((part) =>
        'left' in part ? (
          <li key={part.index} className={styles.fold}>
            … {part.left} <span className="hidden">equal</span> …
          </li>
        ) : (
          <Column
            key={part.index}
            piece={part.piece}
            startsLabel={isLabelStart(pieces, part.index)}
            figure={figures?.[part.index] ?? null}
          />
        ),
      )}
    </ol>
  );
}

/** Returns the width of a column in letters. */
function getWidth(part: FoldedPiece): number {
  if ('left' in part) return 3;
  return isDifferent(part.piece) ? 2 : 1;
}

/** Whether a column starts a label other than the first. */
function isLabelStart(pieces: readonly Piece[], index: number): boolean {
  const [before, here] = [pieces[index - 1], pieces[index]];
  return (
    before !== undefined && here !== undefined && getPieceLabel(before) !== getPieceLabel(here)
  );
}

interface ColumnProps {
  piece: Piece;
  startsLabel: boolean;
  figure: string | null;
}

function Column({ piece, startsLabel, figure }: ColumnProps) {
  const differs = isDifferent(piece);
  const codes = differs && [piece.left, piece.right].map(formatPiece);
  return (
    <li className={styles.column} data-differs={differs} data-starts-label={startsLabel}>
      <Cell graphemes={piece.left} />
      <span className={styles.relation}>
        <span aria-hidden="true">{differs ? '↓' : '·'}</span>
        <span className="hidden">{differs ? 'differs from' : 'same as'}</span>
      </span>
      <Cell graphemes={piece.right} />
      {codes && !isPlain(piece) && (
        <span className={styles.codes}>
          <code>{codes[0]}</code>
          <code>{codes[1]}</code>
        </span>
      )}
      {differs && figure !== null && <span className={styles.figure}>{figure}</span>}
    </li>
  );
}

/** Whether both pieces are plain letters and digits, for which code points would not help. */
function isPlain({ left, right }: Piece): boolean {
  return /^[a-z0-9.-]*$/u.test(getPieceText(left) + getPieceText(right));
}

/** Maximum number of code points shown. */
const MAX_CODE_POINTS = 4;

function formatPiece(graphemes: readonly PieceGrapheme[]): string {
  const text = getPieceText(graphemes);
  const { length } = Array.from(text);
  if (length === 0) return 'nothing';
  return length > MAX_CODE_POINTS ? formatCount(length, 'character') : formatCodePoints(text);
}

function Cell({ graphemes }: { graphemes: readonly PieceGrapheme[] }) {
  return (
    <bdi className={styles.cell}>
      {graphemes.length === 0 && <span className="faint">∅</span>}
      {graphemes.map(({ index, report }) => (
        <Glyph key={index} text={report.grapheme} />
      ))}
    </bdi>
  );
}

/** A piece to show, or the number of equal pieces that are left out in its place. */
type FoldedPiece = { index: number; piece: Piece } | { index: number; left: number };

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
