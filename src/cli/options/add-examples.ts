import type { Command } from 'commander';

/** A command line and its description. */
export type Example = readonly [command: string, description: string];

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
