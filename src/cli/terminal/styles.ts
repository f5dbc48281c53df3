import type { CheckStatus } from '../../contract/checks.ts';
import type { Output } from './output.ts';

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
