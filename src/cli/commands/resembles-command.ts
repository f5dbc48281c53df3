import type { Command } from 'commander';
import { addExamples } from '../options/add-examples.ts';
import {
  addColorOptions,
  createFailOnOption,
  createFormatOption,
  createWatchlistOption,
  getDefaultFormat,
} from '../options/shared-options.ts';
import { standardOutput } from '../process/standard-streams.ts';
import { compareTexts, type ResemblesOptions } from '../resembles/compare-texts.ts';

const FORMATS = ['table', 'jsonl', 'csv', 'json'] as const;

/** Adds `namescope resembles`, which compares display names with the texts of a watchlist. */
export function addResemblesCommand(program: Command): void {
  const command = program
    .command('resembles')
    .description(
      'Finds display names, handles and token names that imitate a known name or a watchlist entry.',
    )
    .argument('[texts...]', 'texts to check; by default, one per line from standard input')
    .addOption(createFormatOption(FORMATS))
    .addOption(createWatchlistOption())
    .option('--no-known-names', 'ignore the built-in known names')
    .addOption(createFailOnOption())
    .option('--quiet', 'hide progress and summary')
    .action(async (texts: string[], options: Partial<ResemblesOptions>) => {
      if (texts.length === 0 && process.stdin.isTTY) command.help({ error: true });
      const {
        format = getDefaultFormat(standardOutput),
        watchlist = [],
        knownNames = true,
      } = options;
      process.exitCode = await compareTexts(
        texts.length > 0 ? { files: [], names: texts } : { files: ['-'] },
        { ...options, format, watchlist, knownNames },
      );
    });
  addColorOptions(command);
  addExamples(command, [
    ['namescope resembles PayPaI "MetaMask Support"', 'two texts, compared with known names'],
    ['namescope resembles --watchlist ours.txt < handles.txt', 'texts that imitate your names'],
    ['namescope resembles --fail-on alert --quiet "$TITLE"', 'exit code 1 for an imitation'],
  ]);
}
