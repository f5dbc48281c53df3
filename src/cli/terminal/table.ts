import { escapeForTerminal, splitEscaped } from './escape-for-terminal.ts';
import { measureWidth } from './measure-width.ts';
import type { Styles } from './styles.ts';

/** What a cell says, raw: the table escapes it. */
export interface Cell {
  text: string;
  /** Draws the finished text. */
  draw?: (text: string) => string;
}

export interface Column {
  title: string;
  /** Words that may end in `…` where the terminal does: never a name, whose end or middle can deceive. */
  isCut?: boolean;
}

/** Rows under titles, in columns as wide as the first rows ask for. */
export interface Table {
  /** The lines of these rows; those of the first call come with the titles. */
  formatRows(rows: readonly (readonly (string | Cell)[])[]): string;
}

const GAP = '  ';

/** No column is wider: one long name would move all others off the screen, so it moves its own row alone. */
const MAX_WIDTH = 40;

/** Words keep so many columns, however narrow the terminal is. */
const MIN_CUT_WIDTH = 16;

/**
 * A table for a terminal that is `width` columns wide. Rows may come bit by bit.
 *
 * @example createTable([{ title: 'name' }, { title: 'why', isCut: true }], styles, 80)
 */
export function createTable(columns: readonly Column[], styles: Styles, width: number): Table {
  let widths: number[] | undefined;

  function formatRow(cells: readonly Cell[]): string {
    const columnWidths = widths as number[];
    let line = '';
    let left = width;
    cells.forEach(({ text, draw = (drawn) => drawn }, index) => {
      const shown = columns[index]?.isCut ? cutToWidth(text, Math.max(left, MIN_CUT_WIDTH)) : text;
      const isLast = index === cells.length - 1;
      const measured = measureWidth(shown);
      const padded = isLast ? measured : Math.max(measured, columnWidths[index] ?? 0);
      line += draw(shown) + (isLast ? '' : ' '.repeat(padded - measured) + GAP);
      left -= padded + GAP.length;
    });
    return `${line.trimEnd()}\n`;
  }

  return {
    formatRows(rows) {
      const escaped = rows.map((row) =>
        row.map((cell) => ({
          ...(typeof cell === 'string' ? {} : cell),
          text: escapeForTerminal(typeof cell === 'string' ? cell : cell.text),
        })),
      );
      if (widths) return escaped.map(formatRow).join('');
      const titles = columns.map(({ title }) => ({ text: title, draw: styles.bold }));
      widths = columns.map((_, index) =>
        [titles, ...escaped].reduce(
          (widest, cells) =>
            Math.max(widest, Math.min(measureWidth(cells[index]?.text ?? ''), MAX_WIDTH)),
          0,
        ),
      );
      return [titles, ...escaped].map(formatRow).join('');
    },
  };
}

/** The escaped text, its end replaced by `…` where it is wider. */
export function cutToWidth(escaped: string, width: number): string {
  if (measureWidth(escaped) <= width) return escaped;
  let cut = '';
  let left = width - 1;
  for (const piece of splitEscaped(escaped)) {
    left -= measureWidth(piece);
    if (left < 0) break;
    cut += piece;
  }
  return `${cut}…`;
}
