import type { Command } from 'commander';

/** A command line, and what it does. */
export type Example = readonly [command: string, meaning: string];

/** Puts examples under the help of a command. */
export function addExamples(command: Command, examples: readonly Example[]): Command {
  const width = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, meaning]) => `  ${line.padEnd(width)}  ${meaning}`);
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
