import type { Output } from '../process/output.ts';

/** Width that is assumed if standard output is not a terminal. */
const DEFAULT_WIDTH = 80;

/** Returns the number of columns of the terminal. */
export function getTerminalWidth(): number {
  return process.stdout.columns || DEFAULT_WIDTH;
}

/** Returns the maximum width of a table. It is unlimited unless the output is a terminal. */
export function getTableWidth({ isTerminal }: Pick<Output, 'isTerminal'>): number {
  return isTerminal ? getTerminalWidth() : Number.POSITIVE_INFINITY;
}
