import type { Command } from 'commander';
import { groupLists } from '../groups/group-lists.ts';
import { addExamples } from '../options/add-examples.ts';
import { addListOptions, type ListOptions } from '../options/list-options.ts';
import { getDefaultFormat } from '../options/shared-options.ts';
import { standardOutput } from '../process/standard-streams.ts';

/** Adds `namescope groups`, which groups the names of lists that look alike. */
export function addGroupsCommand(program: Command): void {
  const command = program
    .command('groups')
    .description('Groups names that look alike.')
    .argument('<files...>', 'lists of names; - reads standard input')
    .action(async (files: string[], options: ListOptions) => {
      const { format = getDefaultFormat(standardOutput) } = options;
      process.exitCode = await groupLists(files, { ...options, format });
    });
  addListOptions(command);
  addExamples(command, [
    ['namescope groups names.txt', 'groups of look-alikes, largest first'],
    ['namescope groups ours.txt theirs.csv --format csv', 'groups across two lists, as CSV'],
  ]);
}
