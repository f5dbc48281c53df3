import { Command, CommanderError } from 'commander';
import { getErrorMessage } from '../primitives/get-error-message.ts';
import { CliError } from './cli-error.ts';
import { addGraphemeCommand } from './commands/grapheme-command.ts';
import { addGroupsCommand } from './commands/groups-command.ts';
import { addImitationsCommand } from './commands/imitations-command.ts';
import { addInspectCommand, addNamesAction } from './commands/inspect-command.ts';
import { addServeCommand } from './commands/serve-command.ts';
import { EXIT_CODES } from './exit-code.ts';
import { standardError } from './standard-streams.ts';
import { escapeLinesForTerminal } from './terminal/escape-for-terminal.ts';
import { readVersion } from './version.ts';

/**
 * Runs one command line, without the node and script of `process.argv`. Commands set `process.exitCode` themselves, and
 * the process ends when everything is written.
 */
export async function runProgram(args: readonly string[]): Promise<void> {
  try {
    await createProgram(await readVersion()).parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = await explainError(error);
  }
}

function createProgram(version: string): Command {
  const program = new Command('namescope')
    .description('Inspects ENS names: every risk with its evidence, computed on this machine.')
    .version(version)
    .helpCommand('help [command]', 'what a command does and takes')
    .showHelpAfterError('namescope --help shows what there is.')
    .enablePositionalOptions()
    .configureOutput({ outputError: (text, write) => write(escapeLinesForTerminal(text)) })
    .exitOverride()
    .hook('preSubcommand', refuseMisplacedOption);
  addNamesAction(program);
  addInspectCommand(program);
  addGroupsCommand(program);
  addGraphemeCommand(program);
  addImitationsCommand(program);
  addServeCommand(program);
  return program;
}

/** Options of the program itself, before the name of a command, would be lost without a word. */
function refuseMisplacedOption(program: Command, command: Command): void {
  const misplaced = program.options.find(
    (option) => program.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (misplaced) program.error(`error: ${misplaced.long} goes after ${command.name()}.`);
}

/** Says what went wrong where that is for the person to mend. */
async function explainError(error: unknown): Promise<number> {
  // Commander has said already what is wrong, or what was asked for.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? EXIT_CODES.nothing : EXIT_CODES.failure;
  // Of a fault of ours the place counts; it is not thrown, because the process would end with 1, as if something was found.
  const isOurs = !(error instanceof CliError) && error instanceof Error;
  const words = isOurs ? (error.stack ?? '') : getErrorMessage(error);
  await standardError.write(`namescope: ${escapeLinesForTerminal(words)}\n`);
  return EXIT_CODES.failure;
}
