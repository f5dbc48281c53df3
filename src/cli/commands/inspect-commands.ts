import type { Command } from 'commander';
import type { InspectOptions } from '../inspection/inspect-lists.ts';
import {
  addChainOptions,
  addExamples,
  addListOptions,
  type ListOptions,
  requireRpc,
} from '../session/command-options.ts';
import type { CliIo } from '../terminal/cli-io.ts';

/**
 * Adds `namescope [names…]`, which inspects names from its arguments or from standard input.
 *
 * @param readsDash whether `-` means standard input; after `--`, it is a name
 */
export function addNamesAction(program: Command, io: CliIo, readsDash: boolean): void {
  program
    .argument('[names...]', 'names to inspect; by default, one per line from standard input')
    .action(async (names: string[], options: InspectOptions) => {
      if (readsDash && names.length > 1 && names.includes('-')) {
        program.error('error: - reads standard input, so no names can be given with it.');
      }
      const hasNames = names.length > 0 && !(readsDash && names[0] === '-');
      // Without the help, users would not know that the command waits for their input.
      if (names.length === 0 && io.stdin.isTTY) program.help({ error: true });
      await inspect(io, program, hasNames ? { files: [], names } : { files: ['-'] }, options);
    });
  addInspectOptions(program);
  addExamples(
    program,
    [
      ['namescope vitalik.eth vitaIik.eth', 'verdicts for two names'],
      ['namescope - --text < message.txt', 'the names in a message'],
      ['namescope < names.txt > reports.jsonl', 'one report per line, as JSON'],
      ['namescope --fail-on alert --quiet < names.txt', 'exit code 1 if a name is an alert'],
      ['namescope vitalik.eth --rpc http://localhost:8545', 'who has the name, and its address'],
      ['namescope -- serve', 'a name that is also a command'],
    ],
    'Exit codes: 0 if no name has the status of --fail-on or a worse one, 1 if a name does,\n2 for wrong usage, unreadable input or a failed look-up with --rpc, 130 after Ctrl-C. With\n--fail-on, also 2 if a line was skipped, a list contains no names, or it is not clear how to read\nits columns.',
  );
}

/** Adds `namescope inspect`, which inspects the names of lists. */
export function addInspectCommand(program: Command, io: CliIo): void {
  const command = program
    .command('inspect')
    .description('Inspects lists of names: text, CSV or JSON Lines, optionally gzipped.')
    .argument('<files...>', 'lists of names; - reads standard input')
    .action((files: string[], options: InspectOptions) => inspect(io, command, { files }, options));
  addInspectOptions(command);
  addExamples(command, [
    ['namescope inspect names.txt', 'a verdict for each name'],
    ['namescope inspect holders.csv.gz --column ens', 'names from one column'],
    ['namescope inspect a.txt b.jsonl --format csv', 'two lists, as CSV for a spreadsheet'],
    ['namescope inspect names.txt --full --format json', 'full reports'],
    ['namescope inspect names.txt --watchlist ours.txt', 'also find imitations of our names'],
  ]);
}

function addInspectOptions(command: Command): void {
  addListOptions(command);
  command.option('--full', 'write full reports; needs --format jsonl or json');
  addChainOptions(command);
}

async function inspect(
  io: CliIo,
  command: Command,
  input: { files: string[]; names?: string[] },
  options: InspectOptions,
): Promise<void> {
  const { format, full } = options;
  if (full && (format === 'table' || format === 'csv')) {
    command.error(`error: --full needs --format jsonl or json, not ${format}.`);
  }
  requireRpc(command, options);
  const { inspectLists } = await import('../inspection/inspect-lists.ts');
  io.exitCode = await inspectLists(io, input, options);
}

/** Adds `namescope groups`, which groups the names of lists that look alike. */
export function addGroupsCommand(program: Command, io: CliIo): void {
  const command = program
    .command('groups')
    .description('Groups names that look alike.')
    .argument('<files...>', 'lists of names; - reads standard input')
    .action(async (files: string[], options: ListOptions) => {
      const { groupLists } = await import('./group-lists.ts');
      io.exitCode = await groupLists(io, files, options);
    });
  addListOptions(command);
  addExamples(command, [
    ['namescope groups names.txt', 'groups of look-alikes, largest first'],
    ['namescope groups ours.txt theirs.csv --format csv', 'groups across two lists, as CSV'],
  ]);
}
