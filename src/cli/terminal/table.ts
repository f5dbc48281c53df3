import { eastAsianWidth } from 'get-east-asian-width';
import type { CheckStatus } from '../../contract/checks.ts';
import type { Output } from './cli-io.ts';
import { escapeForTerminal, splitEscaped } from './escape-for-terminal.ts';

/** Value of `--color` and `--no-color`. If undefined, the terminal and NO_COLOR decide. */
export interface ColorOptions {
  color?: boolean;
}

/** Functions that add colours and weights to text. They return it unchanged if colours are off. */
export interface Styles {
  /** Adds the colour of a status. The text must also name the status, because some people can't tell the colours apart. */
  status(status: CheckStatus, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

/** SGR codes that start and end a style: https://en.wikipedia.org/wiki/ANSI_escape_code#Select_Graphic_Rendition_parameters */
const BOLD = [1, 22] as const;
const DIM = [2, 22] as const;
const STATUS_COLORS = {
  alert: [31, 39],
  warn: [33, 39],
  info: [36, 39],
  skip: DIM,
  pass: [32, 39],
} as const satisfies Record<CheckStatus, readonly [start: number, end: number]>;

/**
 * Creates the styles for an output.
 *
 * @param color value of `--color` or `--no-color`. By default, terminals get colours unless `NO_COLOR` is set
 * (https://no-color.org) or `TERM` is `dumb`.
 */
export function createStyles(
  output: Pick<Output, 'isTerminal'>,
  color: boolean | undefined,
  env: NodeJS.ProcessEnv,
): Styles {
  const hasColor = color ?? (output.isTerminal && !env.NO_COLOR && env.TERM !== 'dumb');
  const apply = ([start, end]: readonly [number, number], text: string) =>
    hasColor ? `\u001b[${start}m${text}\u001b[${end}m` : text;
  return {
    status: (status, text) => apply(STATUS_COLORS[status], text),
    bold: (text) => apply(BOLD, text),
    dim: (text) => apply(DIM, text),
  };
}

/** Characters that take no column: combining marks, and vowels and finals of decomposed Hangul syllables. */
const ZERO_WIDTH = /[\p{Mn}\p{Me}\u1160-\u11ff\ud7b0-\ud7ff]/u;

const ASCII = /^[ -~]*$/;

/** Returns the number of terminal columns that an escaped string takes: https://www.unicode.org/reports/tr11/ */
export function measureWidth(escaped: string): number {
  if (ASCII.test(escaped)) return escaped.length;
  let width = 0;
  for (const character of escaped) {
    if (!ZERO_WIDTH.test(character)) width += eastAsianWidth(character.codePointAt(0) as number);
  }
  return width;
}

/** A table cell. The table escapes its text. */
interface Cell {
  text: string;
  /** Adds styles to the escaped text. */
  draw?: (text: string) => string;
}

export type Row = readonly (string | Cell)[];

/** Title of the column whose text may end in `…` at the edge of the terminal. Names are never cut, because any part can deceive. */
const CUT_TITLE = 'evidence';

const GAP = '  ';

/** Maximum width of a column. A longer name shifts only its own row, so other rows stay on the screen. */
const MAX_WIDTH = 40;

/** Minimum width of text that may be cut, however narrow the terminal is. */
const MIN_CUT_WIDTH = 16;

/**
 * Creates a table for a terminal that is `width` columns wide. The first rows set the column widths.
 *
 * @example createTable(['name', 'evidence'], styles, 80)
 */
export function createTable(titles: readonly string[], styles: Styles, width: number) {
  let widths: number[] | undefined;

  function formatRow(cells: readonly Cell[]): string {
    const columnWidths = widths as number[];
    let line = '';
    let remaining = width;
    cells.forEach(({ text, draw = (content) => content }, index) => {
      const isCut = titles[index] === CUT_TITLE;
      const content = isCut ? cutToWidth(text, Math.max(remaining, MIN_CUT_WIDTH)) : text;
      const isLast = index === cells.length - 1;
      const contentWidth = measureWidth(content);
      const cellWidth = isLast ? contentWidth : Math.max(contentWidth, columnWidths[index] ?? 0);
      line += draw(content) + (isLast ? '' : ' '.repeat(cellWidth - contentWidth) + GAP);
      remaining -= cellWidth + GAP.length;
    });
    return `${line.trimEnd()}\n`;
  }

  return {
    /** Formats rows as lines. The first call includes the column titles. */
    formatRows(rows: readonly Row[]): string {
      const escaped = rows.map((row) =>
        row.map((cell) => ({
          ...(typeof cell === 'string' ? {} : cell),
          text: escapeForTerminal(typeof cell === 'string' ? cell : cell.text),
        })),
      );
      if (widths) return escaped.map(formatRow).join('');
      const lines = [titles.map((text): Cell => ({ text, draw: styles.bold })), ...escaped];
      widths = titles.map((_, index) =>
        lines.reduce(
          (widest, cells) =>
            Math.max(widest, Math.min(measureWidth(cells[index]?.text ?? ''), MAX_WIDTH)),
          0,
        ),
      );
      return lines.map(formatRow).join('');
    },
  };
}

/** Creates the cell of a status, in its colour. The text must also name the status. */
export function createStatusCell(status: CheckStatus, styles: Styles, text: string = status): Cell {
  return { text, draw: (content) => styles.status(status, content) };
}

/** Replaces the end of an escaped string by `…` if it is wider than `width`. */
export function cutToWidth(escaped: string, width: number): string {
  if (measureWidth(escaped) <= width) return escaped;
  let cut = '';
  let remaining = width - 1;
  for (const unit of splitEscaped(escaped)) {
    remaining -= measureWidth(unit);
    if (remaining < 0) break;
    cut += unit;
  }
  return `${cut}…`;
}
