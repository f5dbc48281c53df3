import type { Command } from 'commander';
import {
  addColorOptions,
  addExamples,
  createFormatOption,
  getDefaultFormat,
} from '../session/command-options.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import type { GraphemeOptions } from './print-graphemes.ts';

/** Adds `namescope grapheme`, which reports on single graphemes. */
export function addGraphemeCommand(program: Command, io: CliIo): void {
  const command = program
    .command('grapheme')
    .description('Shows what graphemes are and what they can be mistaken for.')
    .argument('<grapheme...>', 'graphemes as text or as code points such as U+00EC')
    .addOption(createFormatOption(['table', 'jsonl', 'json']))
    .action(async (texts: string[], options: GraphemeOptions) => {
      const { printGraphemes } = await import('./print-graphemes.ts');
      const format = options.format ?? getDefaultFormat(io.output);
      await printGraphemes(io, texts, { ...options, format });
    });
  addColorOptions(command);
  addExamples(command, [
    ['namescope grapheme ì', 'a report on ì'],
    ["namescope grapheme U+043E 'U+0069 U+0300'", 'two graphemes, the second of two code points'],
    ['namescope grapheme --format json ì', 'a full report with all confusables'],
  ]);
}
