import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  addColorOptions,
  type ColorOptions,
  createFailOnOption,
  createFormatOption,
  createWatchlistOption,
  type FailStatus,
} from './shared-options.ts';

/** Formats that results can be written in. */
const LIST_FORMATS = ['table', 'jsonl', 'csv', 'json'] as const;

export type ListFormat = (typeof LIST_FORMATS)[number];

/** Options of every command that reads lists. */
export interface ListOptions extends ColorOptions {
  format?: ListFormat;
  column?: string;
  /** True with `--text`, false with `--no-text`. */
  text?: boolean;
  /** Paths of watchlists. `-` means standard input. */
  watchlist: readonly string[];
  /** False with `--no-known-names`. */
  knownNames: boolean;
  threads: number;
  quiet?: boolean;
  failOn?: FailStatus;
}

/** Maximum of `--threads`. More threads use memory without being faster. */
const MAX_THREADS = 64;

/** Adds the options that every list command has. */
export function addListOptions(command: Command): void {
  const options = [
    createFormatOption(LIST_FORMATS),
    new Option('--column <name or number>', 'CSV column or JSON Lines field with the names'),
    new Option('--text', 'read the names in messages; by default, the shape of the lines decides'),
    new Option('--no-text', 'read one name per line, whatever the lines look like'),
    createWatchlistOption(),
    new Option('--no-known-names', 'ignore the built-in known names'),
    createFailOnOption(),
    new Option('--threads <number>', 'number of threads')
      .argParser(parseThreads)
      .default(Math.min(availableParallelism(), MAX_THREADS)),
    new Option('--quiet', 'hide progress and summary'),
  ];
  for (const option of options) command.addOption(option);
  addColorOptions(command);
}

function parseThreads(text: string): number {
  const threads = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (threads < 1 || threads > MAX_THREADS) {
    throw new InvalidArgumentError(`Use a number from 1 to ${MAX_THREADS}.`);
  }
  return threads;
}
