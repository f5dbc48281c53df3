import type { Output } from '../output.ts';

/** Columns to write in where nothing tells. */
const DEFAULT_WIDTH = 80;

/** Columns of the terminal; where standard output is none, those that people expect. */
export function getTerminalWidth(): number {
  return process.stdout.columns || DEFAULT_WIDTH;
}

/** Columns of a table: what is no terminal has room for any text. */
export function getTableWidth({ isTerminal }: Pick<Output, 'isTerminal'>): number {
  return isTerminal ? getTerminalWidth() : Number.POSITIVE_INFINITY;
}
