import type { Command } from 'commander';
import { addExamples } from '../options/add-examples.ts';
import { createColorOptions, createFormatOption } from '../options/shared-options.ts';

/** `namescope groups`: names of lists that look alike. */
export function addGroupsCommand(program: Command): void {
  const command = program
    .command('groups')
    .description('Groups the names of lists that look alike.')
    .argument('<file...>', 'lists of names; - is standard input')
    .addOption(createFormatOption(['table', 'jsonl', 'csv', 'json']))
    .action(async () => undefined);
  for (const option of createColorOptions()) command.addOption(option);
  addExamples(command, [
    ['namescope groups names.txt', 'groups of look-alikes, the largest first'],
  ]);
}
