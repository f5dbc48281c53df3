import {
  getPieceText,
  isDifferent,
  type Piece,
  type PieceGrapheme,
} from '../../../comparison/group-pieces.ts';
import { splitVisibleRuns } from '../../../display/hidden-characters.ts';

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

/** Limits for folding a name. A single name may be longer than two names that are compared. */
interface Folding {
  /** Maximum length of a name that is shown completely, in letters. */
  most: number;
  /** Number of letters that stay visible at both ends of a folded run. */
  kept: number;
}

const OF_TWO_NAMES: Folding = { most: 24, kept: 4 };
const OF_ONE_NAME: Folding = { most: 60, kept: 16 };

/** Minimum number of letters to fold. Shorter runs are shown completely. */
const MIN_FOLDED = 6;
/** Maximum length of a gap that is shown completely. A gap is a run of letters that only one name has. */
const MAX_GAP = 16;
/** Number of letters that stay visible at both ends of a longer gap. */
const KEPT_GAP = 4;
/** Width of the words that replace a folded run, in ems. */
const FOLD_EMS = 4.5;
/** Maximum width of a line in ems. Fits a screen of 320 px in a readable font. */
const MAX_LINE_EMS = 16;

/** Folds long runs of equal plain letters if the name is long. */
export function foldColumns(pieces: readonly Piece[], areTwoNames: boolean): Column[] {
  const { most, kept } = areTwoNames ? OF_TWO_NAMES : OF_ONE_NAME;
  const joined = joinGaps(pieces);
  const length = joined.reduce(
    (sum, { left, right }) => sum + Math.max(left.length, right.length),
    0,
  );
  return length > most ? foldRuns(joined, kept) : joined.map(toColumn);
}

/** Arranges columns in lines that fit a narrow screen. All lines are about equally long, so no line has only one letter. */
export function arrangeLines(columns: readonly Column[]): Line[] {
  const { length } = fillLines(columns, MAX_LINE_EMS);
  return fillLines(columns, estimateWidth(columns) / length);
}

/** Fills each line up to a length. Its last column may exceed this length by half, but not the maximum width. */
function fillLines(columns: readonly Column[], length: number): Line[] {
  const lines: { columns: Column[]; ems: number }[] = [];
  for (const column of columns) {
    const ems = estimateWidth([column]);
    const line = lines.at(-1);
    if (line && line.ems + ems / 2 <= length && line.ems + ems <= MAX_LINE_EMS) {
      line.columns.push(column);
      line.ems += ems;
    } else {
      lines.push({ columns: [column], ems });
    }
  }
  return lines;
}

/** Puts all columns on one line, which wraps like any text. */
export function joinLine(columns: readonly Column[]): Line {
  return { columns, ems: Math.min(MAX_LINE_EMS, estimateWidth(columns)) };
}

function toColumn(piece: Piece): Column {
  return { ...piece, differs: isDifferent(piece), isFolded: false };
}

/** Joins neighbouring pieces that only one name has. */
function joinGaps(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isOneGap =
      last &&
      ((last.left.length === 0 && piece.left.length === 0) ||
        (last.right.length === 0 && piece.right.length === 0));
    if (isOneGap) {
      joined[joined.length - 1] = {
        left: [...last.left, ...piece.left],
        right: [...last.right, ...piece.right],
      };
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

function foldRuns(pieces: readonly Piece[], kept: number): Column[] {
  const columns: Column[] = [];
  let run: Column[] = [];
  const flush = () => {
    const inner = run.slice(kept, -kept);
    columns.push(
      ...(inner.length < MIN_FOLDED
        ? run
        : [...run.slice(0, kept), fold(inner), ...run.slice(-kept)]),
    );
    run = [];
  };
  for (const column of pieces.flatMap(splitLongGap)) {
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

/** Splits a long run of letters that only one name has, so that its middle can be folded. */
function splitLongGap(piece: Piece): Column[] {
  const { left, right } = piece;
  const isLong = (left.length === 0 || right.length === 0) && left.length + right.length > MAX_GAP;
  if (!isLong) return [toColumn(piece)];
  const cut = (from: number, to?: number): Column =>
    toColumn({ left: left.slice(from, to), right: right.slice(from, to) });
  const middle = cut(KEPT_GAP, -KEPT_GAP);
  return [cut(0, KEPT_GAP), { ...middle, isFolded: true }, cut(-KEPT_GAP)];
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

/** Patterns for characters, each with their approximate width in ems. The first pattern that matches applies. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[ijltfr.:'|!]$/u, 0.42],
  [/^[mwMW]$/u, 0.95],
  [/^[\x21-\x7e]$/u, 0.66],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u1100-\u11ff\u2e80-\uffef]/u, 1.45],
  [/\p{L}|\p{N}/u, 0.9],
];

/** Estimates the width of columns in ems. */
function estimateWidth(columns: readonly Column[]): number {
  const widths = columns.map(({ left, right, isFolded }) =>
    isFolded ? FOLD_EMS : Math.max(...[left, right].map(estimateLetters)),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

function estimateLetters(letters: readonly PieceGrapheme[]): number {
  return letters.reduce((sum, { report }) => sum + estimateTextWidth(report.grapheme), 0.1);
}

function estimateTextWidth(text: string): number {
  const width = WIDTHS.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
  // Labels of hidden characters have a smaller font.
  const labels = splitVisibleRuns(text).flatMap(({ label }) => label ?? []);
  return labels.length > 0 ? labels.join('').length * 0.4 + 0.8 : width;
}
