import type { Command } from 'commander';
import { CANDIDATE_KINDS } from '../../contract/imitations.ts';
import { DEFAULT_IMITATIONS, MAX_IMITATIONS } from '../../contract/limits.ts';
import {
  addChainOptions,
  addColorOptions,
  addExamples,
  createFormatOption,
  getDefaultFormat,
  LIST_FORMATS,
  requireRpc,
} from '../session/command-options.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import type { ImitationsOptions } from './print-imitations.ts';

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
      const format = options.format ?? getDefaultFormat(io.output);
      io.exitCode = await printImitations(io, name, { ...options, format });
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
