import type { Command } from 'commander';
import { groupLists } from '../groups/group-lists.ts';
import { addExamples } from '../options/add-examples.ts';
import { addListOptions, type ListOptions } from '../options/list-options.ts';
import { getDefaultFormat } from '../options/shared-options.ts';
import { standardError, standardOutput } from '../standard-streams.ts';

/** `namescope groups`: names of lists that look alike. */
export function addGroupsCommand(program: Command): void {
  const command = program
    .command('groups')
    .description('Groups the names of lists that look alike.')
    .argument('<files...>', 'lists of names; - is standard input')
    .action(async (files: string[], options: ListOptions) => {
      const { format = getDefaultFormat(standardOutput) } = options;
      const complete = { ...options, format };
      process.exitCode = await groupLists(files, complete, standardOutput, standardError);
    });
  addListOptions(command);
  addExamples(command, [
    ['namescope groups names.txt', 'groups of look-alikes, the largest first'],
    ['namescope groups ours.txt theirs.csv --format csv', 'of two lists, for a spreadsheet'],
  ]);
}
