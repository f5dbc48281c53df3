import type { Command } from 'commander';

/** A command line, and what it does. */
export type Example = readonly [command: string, meaning: string];

/** Puts examples under the help of a command, and what else is to be said. */
export function addExamples(
  command: Command,
  examples: readonly Example[],
  note?: string,
): Command {
  const width = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, meaning]) => `  ${line.padEnd(width)}  ${meaning}`);
  const more = note === undefined ? '' : `\n\n${note}`;
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}${more}`);
}
