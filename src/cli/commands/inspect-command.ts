import type { Command } from 'commander';
import { addExamples } from '../options/add-examples.ts';

/** `namescope [names…]`: names as arguments or on standard input. */
export function addNamesAction(program: Command): void {
  program.argument('[names...]', 'names; without any they are read from standard input');
  addExamples(program, [['namescope vitalik.eth', 'one name']]);
}

/** `namescope inspect`: the names of lists. */
export function addInspectCommand(program: Command): void {
  program.command('inspect').argument('<file...>', 'lists of names; - is standard input');
}
