import type { Command } from 'commander';
import { CANDIDATE_KINDS } from '../../contract/imitations.ts';
import { DEFAULT_IMITATIONS, MAX_IMITATIONS } from '../../contract/limits.ts';
import {
  addChainOptions,
  addColorOptions,
  addExamples,
  createFormatOption,
  LIST_FORMATS,
  requireRpc,
  SHARED_OPTIONS,
} from '../session/command-options.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import type { ResemblesOptions } from './compare-texts.ts';
import type { GraphemeOptions } from './print-graphemes.ts';
import type { ImitationsOptions } from './print-imitations.ts';

/** Adds `namescope grapheme`, which reports on single graphemes. */
export function addGraphemeCommand(program: Command, io: CliIo): void {
  const command = program
    .command('grapheme')
    .description('Shows what graphemes are and what they can be mistaken for.')
    .argument('<grapheme...>', 'graphemes as text or as code points such as U+00EC')
    .addOption(createFormatOption(['table', 'jsonl', 'json']))
    .action(async (texts: string[], options: GraphemeOptions) => {
      const { printGraphemes } = await import('./print-graphemes.ts');
      await printGraphemes(io, texts, options);
    });
  addColorOptions(command);
  addExamples(command, [
    ['namescope grapheme ì', 'a report on ì'],
    ["namescope grapheme U+043E 'U+0069 U+0300'", 'two graphemes, the second of two code points'],
    ['namescope grapheme --format json ì', 'a full report with all confusables'],
  ]);
}

/** Adds `namescope imitations`, which lists names that somebody could register to imitate a name. */
export function addImitationsCommand(program: Command, io: CliIo): void {
  const command = program
    .command('imitations')
    .description('Lists names that could be registered to imitate a name, most dangerous first.')
    .argument('<name>', 'the name that could be imitated')
    .option(
      '--limit <number>',
      `maximum number of candidates, up to ${MAX_IMITATIONS} (default: ${DEFAULT_IMITATIONS}, or all with --registered)`,
    )
    .option(
      '--kinds <kinds>',
      `only these kinds, separated by commas: ${CANDIDATE_KINDS.join(', ')}`,
    )
    .option(
      '--registered',
      'with --rpc, list only candidates that are registered, still lead to an address, or have no answer',
    )
    .addOption(createFormatOption(LIST_FORMATS))
    .action(async (name: string, options: ImitationsOptions) => {
      requireRpc(command, options);
      const { printImitations } = await import('./print-imitations.ts');
      io.exitCode = await printImitations(io, name, options);
    });
  addChainOptions(command);
  addColorOptions(command);
  addExamples(command, [
    ['namescope imitations vitalik.eth --limit 20', 'the 20 most dangerous candidates'],
    ['namescope imitations vitalik.eth --kinds look_alike,sequence', 'candidates of two kinds'],
    ['namescope imitations vitalik.eth --format csv > list.csv', 'a CSV file for a spreadsheet'],
    [
      'namescope imitations vitalik.eth --registered --rpc http://localhost:8545',
      'candidates that are registered',
    ],
  ]);
}

/** Adds `namescope resembles`, which compares display names with the texts of a watchlist. */
export function addResemblesCommand(program: Command, io: CliIo): void {
  const command = program
    .command('resembles')
    .description(
      'Finds display names, handles and token names that imitate a known name or a watchlist entry.',
    )
    .argument('[texts...]', 'texts to check; by default, one per line from standard input')
    .addOption(createFormatOption(LIST_FORMATS))
    .addOption(SHARED_OPTIONS.watchlist)
    .addOption(SHARED_OPTIONS.knownNames)
    .addOption(SHARED_OPTIONS.failOn)
    .addOption(SHARED_OPTIONS.quiet)
    .action(async (texts: string[], options: ResemblesOptions) => {
      if (texts.length === 0 && io.stdin.isTTY) command.help({ error: true });
      const { compareTexts } = await import('./compare-texts.ts');
      const input = texts.length > 0 ? { files: [], names: texts } : { files: ['-'] };
      io.exitCode = await compareTexts(io, input, options);
    });
  addColorOptions(command);
  addExamples(command, [
    ['namescope resembles PayPaI "MetaMask Support"', 'two texts, compared with known names'],
    ['namescope resembles --watchlist ours.txt < handles.txt', 'texts that imitate your names'],
    ['namescope resembles --fail-on alert --quiet "$TITLE"', 'exit code 1 for an imitation'],
  ]);
}
