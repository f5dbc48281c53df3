import { Command, CommanderError } from 'commander';
import { getErrorMessage } from '../primitives/get-error-message.ts';
import { addGraphemeCommand } from './commands/grapheme-command.ts';
import { addGroupsCommand } from './commands/groups-command.ts';
import { addImitationsCommand } from './commands/imitations-command.ts';
import { addInspectCommand, addNamesAction } from './commands/inspect-command.ts';
import { addServeCommand } from './commands/serve-command.ts';
import { CliError } from './process/cli-error.ts';
import { EXIT_CODES } from './process/exit-codes.ts';
import { standardError } from './process/standard-streams.ts';
import { refuseSecrets } from './reading/refuse-secrets.ts';
import { escapeLinesForTerminal } from './terminal/escape-for-terminal.ts';
import { readVersion } from './version.ts';

/**
 * Runs a command line, given without the first two entries of `process.argv`. Commands set `process.exitCode`, so the
 * process ends when all output is written.
 */
export async function runProgram(args: readonly string[]): Promise<void> {
  try {
    await createProgram(await readVersion()).parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = await reportError(error);
  }
}

function createProgram(version: string): Command {
  const program = new Command('namescope')
    .description('Inspects ENS names on this machine and shows every risk with its evidence.')
    .version(version)
    .helpCommand('help [command]', 'Shows help for a command.')
    .showHelpAfterError('Run namescope --help for a list of commands and options.')
    .enablePositionalOptions()
    .configureOutput({ outputError: (text, write) => write(escapeLinesForTerminal(text)) })
    .exitOverride()
    .hook('preSubcommand', rejectMisplacedOption)
    .hook('preAction', refuseSecretArguments);
  addNamesAction(program);
  addInspectCommand(program);
  addGroupsCommand(program);
  addGraphemeCommand(program);
  addImitationsCommand(program);
  addServeCommand(program);
  return program;
}

/** Rejects options of the program that precede a command. Commander would silently ignore them. */
function rejectMisplacedOption(program: Command, command: Command): void {
  const misplaced = program.options.find(
    (option) => program.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (misplaced) program.error(`error: ${misplaced.long} must follow ${command.name()}.`);
}

/** Rejects secrets before a message can quote them. Skips the names to inspect: `readArguments` checks each of them. */
async function refuseSecretArguments(program: Command, command: Command): Promise<void> {
  const values = Object.values(command.opts())
    .flat()
    .filter((value) => typeof value === 'string');
  await refuseSecrets(command === program ? values : [...command.args, ...values]);
}

/** Prints an error and returns its exit code. */
async function reportError(error: unknown): Promise<number> {
  // Commander has already printed the error, the help or the version.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? EXIT_CODES.nothing : EXIT_CODES.failure;
  // A bug is printed with its stack. It is not rethrown, because Node would end with 1, which means "found".
  const isBug = !(error instanceof CliError) && error instanceof Error;
  const description = isBug ? (error.stack ?? '') : getErrorMessage(error);
  await standardError.write(`namescope: ${escapeLinesForTerminal(description)}\n`);
  return EXIT_CODES.failure;
}
