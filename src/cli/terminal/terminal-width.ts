/** Columns to write in where nothing tells. */
const DEFAULT_WIDTH = 80;

/** Columns of the terminal; where standard output is none, those that people expect. */
export function getTerminalWidth(): number {
  return process.stdout.columns || DEFAULT_WIDTH;
}
