import type { Command } from 'commander';
import {
  addExamples,
  addListOptions,
  getDefaultFormat,
  type ListOptions,
} from '../session/command-options.ts';
import type { CliIo } from '../terminal/cli-io.ts';

/** Adds `namescope groups`, which groups the names of lists that look alike. */
export function addGroupsCommand(program: Command, io: CliIo): void {
  const command = program
    .command('groups')
    .description('Groups names that look alike.')
    .argument('<files...>', 'lists of names; - reads standard input')
    .action(async (files: string[], options: ListOptions) => {
      const { groupLists } = await import('./group-lists.ts');
      const format = options.format ?? getDefaultFormat(io.output);
      io.exitCode = await groupLists(io, files, { ...options, format });
    });
  addListOptions(command);
  addExamples(command, [
    ['namescope groups names.txt', 'groups of look-alikes, largest first'],
    ['namescope groups ours.txt theirs.csv --format csv', 'groups across two lists, as CSV'],
  ]);
}
