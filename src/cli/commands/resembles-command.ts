import type { Command } from 'commander';
import {
  addColorOptions,
  addExamples,
  createFailOnOption,
  createFormatOption,
  createWatchlistOption,
  getDefaultFormat,
  LIST_FORMATS,
} from '../session/command-options.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import type { ResemblesOptions } from './compare-texts.ts';

/** Adds `namescope resembles`, which compares display names with the texts of a watchlist. */
export function addResemblesCommand(program: Command, io: CliIo): void {
  const command = program
    .command('resembles')
    .description(
      'Finds display names, handles and token names that imitate a known name or a watchlist entry.',
    )
    .argument('[texts...]', 'texts to check; by default, one per line from standard input')
    .addOption(createFormatOption(LIST_FORMATS))
    .addOption(createWatchlistOption())
    .option('--no-known-names', 'ignore the built-in known names')
    .addOption(createFailOnOption())
    .option('--quiet', 'hide progress and summary')
    .action(async (texts: string[], options: ResemblesOptions) => {
      if (texts.length === 0 && io.stdin.isTTY) command.help({ error: true });
      const { compareTexts } = await import('./compare-texts.ts');
      const input = texts.length > 0 ? { files: [], names: texts } : { files: ['-'] };
      const format = options.format ?? getDefaultFormat(io.output);
      io.exitCode = await compareTexts(io, input, { ...options, format });
    });
  addColorOptions(command);
  addExamples(command, [
    ['namescope resembles PayPaI "MetaMask Support"', 'two texts, compared with known names'],
    ['namescope resembles --watchlist ours.txt < handles.txt', 'texts that imitate your names'],
    ['namescope resembles --fail-on alert --quiet "$TITLE"', 'exit code 1 for an imitation'],
  ]);
}
