import { splitVisibleRuns } from '../../../display/hidden-characters.ts';
import { getPieceText, isDifferent, type Piece } from '../../lib/group-pieces.ts';

/** A piece of two names, drawn one above the other, or a run of equal letters that is folded to `…`. */
export interface Column extends Piece {
  differs: boolean;
  isFolded: boolean;
}

/** Columns on one line. `ems` estimates their width, so that the font can be as large as the line allows. */
export interface Line {
  columns: readonly Column[];
  ems: number;
}

/** Maximum number of letters of a name that is shown completely. */
const MAX_UNFOLDED = 24;
/** Number of letters that stay visible at both ends of a folded run. */
const KEPT = 4;
/** Minimum number of letters that are folded. */
const MIN_FOLDED = 6;
/** Maximum width of a line in ems. Fits a screen of 320 px in a readable font. */
const MAX_LINE_EMS = 16;

/** Arranges the pieces of two names in lines. Folds long runs of equal plain letters if the name is long. */
export function arrangeLines(pieces: readonly Piece[]): Line[] {
  const columns = pieces.length > MAX_UNFOLDED ? foldRuns(pieces) : pieces.map(toColumn);
  const lines: { columns: Column[]; ems: number }[] = [];
  for (const column of columns) {
    const ems = Math.max(estimateWidth(column, 'left'), estimateWidth(column, 'right'));
    const line = lines.at(-1);
    if (line && line.ems + ems <= MAX_LINE_EMS) {
      line.columns.push(column);
      line.ems += ems;
    } else {
      lines.push({ columns: [column], ems });
    }
  }
  return lines;
}

function toColumn(piece: Piece): Column {
  return { ...piece, differs: isDifferent(piece), isFolded: false };
}

function foldRuns(pieces: readonly Piece[]): Column[] {
  const columns: Column[] = [];
  let run: Column[] = [];
  const flush = () => {
    const inner = run.slice(KEPT, -KEPT);
    columns.push(
      ...(inner.length < MIN_FOLDED
        ? run
        : [...run.slice(0, KEPT), fold(inner), ...run.slice(-KEPT)]),
    );
    run = [];
  };
  for (const column of pieces.map(toColumn)) {
    if (!column.differs && isPlain(column)) {
      run.push(column);
    } else {
      flush();
      columns.push(column);
    }
  }
  flush();
  return columns;
}

function fold(columns: readonly Column[]): Column {
  return {
    left: columns.flatMap(({ left }) => left),
    right: columns.flatMap(({ right }) => right),
    differs: false,
    isFolded: true,
  };
}

function isPlain({ left }: Piece): boolean {
  return /^[a-z0-9.-]+$/u.test(getPieceText(left));
}

/** Characters by their approximate width in ems. The first pattern that matches applies. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[ijltfr.:'|!]$/u, 0.42],
  [/^[mwMW]$/u, 0.95],
  [/^[\x21-\x7e]$/u, 0.66],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u1100-\u11ff\u2e80-\uffef]/u, 1.45],
  [/\p{L}|\p{N}/u, 0.9],
];

function estimateWidth({ isFolded, ...piece }: Column, side: 'left' | 'right'): number {
  if (isFolded) return 1.2;
  return piece[side].reduce((sum, { report }) => sum + estimateTextWidth(report.grapheme), 0.1);
}

function estimateTextWidth(text: string): number {
  const width = WIDTHS.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
  // Labels of hidden characters have a smaller font.
  const labels = splitVisibleRuns(text).flatMap(({ label }) => label ?? []);
  return labels.length > 0 ? labels.join('').length * 0.4 + 0.8 : width;
}
