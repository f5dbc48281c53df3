import type { CheckStatus } from '../../contract/checks.ts';
import type { Output } from '../output.ts';

/** Text as the terminal is to draw it; unchanged where there is to be no colour. */
export interface Styles {
  /** In the colour of a status. Its word has to be in the text: colour alone says nothing to some. */
  status(status: CheckStatus, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

/** Start and end of each, as numbers of SGR: https://en.wikipedia.org/wiki/ANSI_escape_code#Select_Graphic_Rendition_parameters */
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
 * @param color what `--color` and `--no-color` ask for; without them a terminal gets colours, unless `NO_COLOR` is set
 * (https://no-color.org) or it is a dumb one
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
