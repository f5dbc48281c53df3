import { type Command, Option } from 'commander';
import type { Output } from '../process/output.ts';

/** Value of `--color` and `--no-color`. If undefined, the terminal and NO_COLOR decide. */
export interface ColorOptions {
  color?: boolean;
}

/** Statuses that `--fail-on` accepts. */
export const FAIL_STATUSES = ['warn', 'alert'] as const;

export type FailStatus = (typeof FAIL_STATUSES)[number];

/** Creates `--format` with the formats that a command can write. It has no default; see {@link getDefaultFormat}. */
export function createFormatOption(formats: readonly string[]): Option {
  return new Option(
    '--format <format>',
    'output format; the default is table in a terminal and jsonl elsewhere',
  ).choices(formats);
}

/** Returns the format to use without `--format`. */
export function getDefaultFormat({ isTerminal }: Pick<Output, 'isTerminal'>): 'table' | 'jsonl' {
  return isTerminal ? 'table' : 'jsonl';
}

/** Adds `--color` and `--no-color`, which set {@link ColorOptions}. */
export function addColorOptions(command: Command): void {
  command.option('--color', 'use colours even if the output is not a terminal');
  command.option('--no-color', 'use no colours; same as setting NO_COLOR');
}

/** Creates `--watchlist`, which takes the path of a list and can be repeated. */
export function createWatchlistOption(): Option {
  return new Option(
    '--watchlist <file>',
    'list of names to protect, besides the built-in ones, such as an export of Protect; can be repeated',
  )
    .argParser((path: string, paths: string[]) => [...paths, path])
    .default([], 'none');
}

/** Creates `--fail-on`, which takes one of {@link FAIL_STATUSES}. */
export function createFailOnOption(): Option {
  return new Option(
    '--fail-on <status>',
    'exit with 1 if a name has this status or a worse one, and with 2 if something was not inspected',
  ).choices(FAIL_STATUSES);
}
