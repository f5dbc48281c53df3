import type { Command } from 'commander';
import { type InspectOptions, inspectLists } from '../inspection/inspect-lists.ts';
import { addExamples } from '../options/add-examples.ts';
import { addListOptions } from '../options/list-options.ts';
import { getDefaultFormat } from '../options/shared-options.ts';
import { standardError, standardOutput } from '../standard-streams.ts';

/** `namescope [names…]`: names as arguments or on standard input. */
export function addNamesAction(program: Command): void {
  program
    .argument('[names...]', 'names; without any, they are read from standard input, one a line')
    .action(async (names: string[], options: InspectOptions) => {
      const isGiven = names.length > 0;
      // Nobody would know that the command waits for them to type.
      if (!isGiven && process.stdin.isTTY) program.help({ error: true });
      await inspect(program, isGiven ? { files: [], names } : { files: ['-'] }, options);
    });
  addInspectOptions(program);
  addExamples(
    program,
    [
      ['namescope vitalik.eth vitaIik.eth', 'verdicts of two names'],
      ['namescope < names.txt > reports.jsonl', 'a report of each, as a line of JSON'],
      ['namescope --fail-on alert --quiet < names.txt', 'ends with 1 when a name is an alert'],
      ['echo serve | namescope', 'a name that is called like a command'],
    ],
    'Ends with 0 when nothing is found that --fail-on asks for, with 1 when something is, with 2 after wrong use or\nunreadable input, and with 130 after Ctrl-C.',
  );
}

/** `namescope inspect`: the names of lists. */
export function addInspectCommand(program: Command): void {
  const command = program
    .command('inspect')
    .description('Inspects the names of lists: text, CSV, JSON Lines, also packed by gzip.')
    .argument('<files...>', 'lists of names; - is standard input')
    .action((files: string[], options: InspectOptions) => inspect(command, { files }, options));
  addInspectOptions(command);
  addExamples(command, [
    ['namescope inspect names.txt', 'a verdict of each name'],
    ['namescope inspect holders.csv.gz --column ens', 'the names of one column'],
    ['namescope inspect a.txt b.jsonl --format csv', 'two lists, for a spreadsheet'],
    ['namescope inspect names.txt --full --format json', 'all that is known of each name'],
    ['namescope inspect names.txt --watchlist ours.txt', 'what imitates our names, too'],
  ]);
}

function addInspectOptions(command: Command): void {
  addListOptions(command);
  command.option('--full', 'full reports, in jsonl or json');
}

async function inspect(
  command: Command,
  input: { files: string[]; names?: string[] },
  options: InspectOptions,
): Promise<void> {
  const { format = getDefaultFormat(standardOutput), full } = options;
  if (full && (format === 'table' || format === 'csv')) {
    command.error(`error: --full goes with --format jsonl or json, not with ${format}.`);
  }
  process.exitCode = await inspectLists(
    input,
    { ...options, format },
    standardOutput,
    standardError,
  );
}
