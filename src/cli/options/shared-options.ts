import { Option } from 'commander';
import type { Output } from '../output.ts';

/** What `--color` and `--no-color` make; undefined leaves it to the terminal and to NO_COLOR. */
export interface ColorOptions {
  color?: boolean;
}

/** Statuses that `--fail-on` takes. */
export const FAIL_STATUSES = ['warn', 'alert'] as const;

export type FailStatus = (typeof FAIL_STATUSES)[number];

/** `--format`, one of the formats that a command writes; undefined leaves it to the command. */
export function createFormatOption(formats: readonly string[]): Option {
  return new Option(
    '--format <format>',
    'how results are written; by default a table in a terminal, otherwise jsonl',
  ).choices(formats);
}

/** What is written where `--format` is left out. */
export function getDefaultFormat({ isTerminal }: Pick<Output, 'isTerminal'>): 'table' | 'jsonl' {
  return isTerminal ? 'table' : 'jsonl';
}

/** `--color` and `--no-color`, for {@link ColorOptions}. */
export function createColorOptions(): Option[] {
  return [
    new Option('--color', 'colours even where no terminal is'),
    new Option('--no-color', 'no colours; NO_COLOR in the environment does the same'),
  ];
}

/** `--watchlist`: the path of a list. */
export function createWatchlistOption(): Option {
  return new Option('--watchlist <file>', 'names that are known beside the built-in ones');
}

/** `--fail-on`: {@link FAIL_STATUSES}. */
export function createFailOnOption(): Option {
  return new Option(
    '--fail-on <status>',
    'end with 1 when a name has this status or a worse one',
  ).choices(FAIL_STATUSES);
}
