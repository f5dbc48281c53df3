import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CliError } from '../terminal/exit-codes.ts';
import type { ColorOptions } from '../terminal/table.ts';

/** Statuses that `--fail-on` accepts. */
export type FailStatus = 'warn' | 'alert';

/** Creates `--format` with the formats that a command can write. `program.ts` sets its default. */
export function createFormatOption(formats: readonly string[]): Option {
  return new Option(
    '--format <format>',
    'output format; the default is table in a terminal and jsonl elsewhere',
  ).choices(formats);
}

/** Adds `--color` and `--no-color`, which set {@link ColorOptions}. */
export function addColorOptions(command: Command): void {
  command.option('--color', 'use colours even if the output is not a terminal');
  command.option('--no-color', 'use no colours; same as setting NO_COLOR');
}

/** Options that several commands have. */
export const SHARED_OPTIONS = {
  watchlist: new Option(
    '--watchlist <file>',
    'list of names to protect, besides the built-in ones, such as an export of Protect; can be repeated',
  )
    .argParser((path: string, paths: string[]) => [...paths, path])
    .default([], 'none'),
  knownNames: new Option('--no-known-names', 'ignore the built-in known names'),
  failOn: new Option(
    '--fail-on <status>',
    'exit with 1 if a name has this status or a worse one, and with 2 if something was not inspected',
  ).choices(['warn', 'alert']),
  quiet: new Option('--quiet', 'hide progress and summary'),
};

/** Formats that results can be written in. */
export const LIST_FORMATS = ['table', 'jsonl', 'csv', 'json'] as const;

type ListFormat = (typeof LIST_FORMATS)[number];

/** Options of every command that reads lists. */
export interface ListOptions extends ColorOptions {
  format: ListFormat;
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
    SHARED_OPTIONS.watchlist,
    SHARED_OPTIONS.knownNames,
    SHARED_OPTIONS.failOn,
    new Option('--threads <number>', 'number of threads')
      .argParser(parseThreads)
      .default(Math.min(availableParallelism(), MAX_THREADS)),
    SHARED_OPTIONS.quiet,
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

/** Options of the commands that can ask the chain. Without `rpc`, nothing is asked. */
export interface ChainOptions {
  /** URL of a JSON-RPC server. Can contain an API key, so no message quotes it. */
  rpc?: string;
  /** Whether to contact the hosts of names that are kept off the chain. */
  ccip?: boolean;
}

/** Adds `--rpc` and `--ccip`. */
export function addChainOptions(command: Command): void {
  command.addOption(
    new Option(
      '--rpc <url>',
      'also ask this Ethereum server (mainnet or Sepolia) about each name; the server learns the names',
    ).argParser(readRpcUrl),
  );
  command.option(
    '--ccip',
    'with --rpc, follow names that are kept off the chain to hosts that the owner of each name chooses; these hosts learn your IP address and which name you ask about',
  );
}

/** Rejects options that need `--rpc` if `--rpc` is missing. */
export function requireRpc(command: Command, options: ChainOptions & { registered?: boolean }) {
  if (options.rpc !== undefined) return;
  if (options.ccip) command.error('error: --ccip needs --rpc.');
  if (options.registered) command.error('error: --registered needs --rpc.');
}

function readRpcUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new CliError('--rpc needs a URL such as https://rpc.example or http://localhost:8545.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new CliError('The URL of --rpc cannot contain a user name or a password.');
  }
  return url.href;
}

/** A command line and its description. */
type Example = readonly [command: string, description: string];

/** Appends examples and an optional note to the help of a command. */
export function addExamples(
  command: Command,
  examples: readonly Example[],
  note?: string,
): Command {
  const width = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, description]) => `  ${line.padEnd(width)}  ${description}`);
  const ending = note === undefined ? '' : `\n\n${note}`;
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}${ending}`);
}
