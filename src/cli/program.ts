import { Command, CommanderError } from 'commander';
import { getErrorMessage } from '../primitives/get-error-message.ts';
import { addGraphemeCommand } from './commands/grapheme-command.ts';
import { addGroupsCommand } from './commands/groups-command.ts';
import { addImitationsCommand } from './commands/imitations-command.ts';
import { addInspectCommand, addNamesAction } from './commands/inspect-command.ts';
import { addMcpCommand } from './commands/mcp-command.ts';
import { addResemblesCommand } from './commands/resembles-command.ts';
import { addScanCommand } from './commands/scan-command.ts';
import { addServeCommand } from './commands/serve-command.ts';
import { CliError } from './process/cli-error.ts';
import { EXIT_CODES } from './process/exit-codes.ts';
import { readVersion } from './process/read-version.ts';
import { standardError, standardOutput } from './process/standard-streams.ts';
import { findSecretArgument, refuseSecrets } from './reading/refuse-secrets.ts';
import { escapeForTerminal, escapeLinesForTerminal } from './terminal/escape-for-terminal.ts';

/**
 * Runs a command line, given without the first two entries of `process.argv`. Commands set `process.exitCode`, so the
 * process ends when all output is written.
 */
export async function runProgram(args: readonly string[]): Promise<void> {
  const printed: Printed = { output: '', errors: '' };
  try {
    await parse(args, printed).catch((error) => finish(error, args, printed));
  } catch (error) {
    process.exitCode = await reportError(error, args, printed.errors);
  }
}

async function parse(args: readonly string[], printed: Printed): Promise<void> {
  const create = await prepareProgram(printed);
  const program = create({ hasCommands: !startsWithNames(args, create) });
  await program.parseAsync(args, { from: 'user' });
}

/** What commander prints. Errors can quote arguments, even secret ones. */
interface Printed {
  output: string;
  errors: string;
}

/** Prints the help or the version and sets the exit code. Throws any other error again. */
async function finish(error: unknown, args: readonly string[], { output }: Printed): Promise<void> {
  if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error;
  await standardOutput.write(output);
  await standardOutput.flush();
  // With --fail-on, exit code 0 means that all names were inspected, but an argument such as -h prints the help instead
  // of inspecting names.
  if (args.some((arg) => /^--fail-on(?:=|$)/.test(arg))) process.exitCode = EXIT_CODES.failure;
}

type CreateProgram = (options: { hasCommands: boolean }) => Command;

async function prepareProgram(printed: Printed): Promise<CreateProgram> {
  const version = await readVersion();
  return ({ hasCommands }) => {
    const program = new Command('namescope')
      .description('Inspects ENS names on this machine and shows every risk with its evidence.')
      .version(version)
      .showHelpAfterError('Run namescope --help for a list of commands and options.')
      .enablePositionalOptions()
      .configureOutput({
        writeOut: (text) => {
          printed.output += text;
        },
        writeErr: (text) => {
          printed.errors += text;
        },
        outputError: (text, write) => write(escapeUsageError(text)),
      })
      .exitOverride()
      .hook('preSubcommand', rejectMisplacedOption)
      .hook('preAction', refuseSecretArguments);
    addNamesAction(program, hasCommands);
    if (!hasCommands) return program.helpCommand(false);
    program.helpCommand('help [command]', 'Shows help for a command.');
    addInspectCommand(program);
    addGroupsCommand(program);
    addGraphemeCommand(program);
    addImitationsCommand(program);
    addResemblesCommand(program);
    addScanCommand(program);
    addServeCommand(program);
    addMcpCommand(program);
    return program;
  };
}

/** Checks whether only names follow `--`. If the first name is also a command, Commander would run that command. */
function startsWithNames(args: readonly string[], create: CreateProgram): boolean {
  const end = args.indexOf('--');
  if (end < 0) return false;
  const { operands } = create({ hasCommands: true }).parseOptions(args.slice(0, end));
  return operands.length === 0;
}

/** Matches the part of a URL after its host, which can contain an API key, even in a mistyped `--rpc` value. */
const URL_DETAILS = /(?<=\bhttps?:\/\/[^\s/?#'"]*)[/?#][^\s'"]+/giu;

/**
 * Escapes an error message from commander, which can quote line breaks and URLs in arguments. Keeps the line that
 * contains suggestions.
 */
function escapeUsageError(text: string): string {
  const safe = text.trimEnd().replace(URL_DETAILS, '/…');
  const [message = '', suggestion = ''] = safe.split(/(\n\(Did you mean [-\w ,]+\?\))$/u);
  return `${escapeForTerminal(message)}${suggestion}\n`;
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

/**
 * Prints an error and returns its exit code.
 *
 * @param usage what commander would have printed
 */
async function reportError(
  error: unknown,
  args: readonly string[],
  usage: string,
): Promise<number> {
  const secret = await findSecretArgument(args);
  if (secret !== null) await standardError.write(`namescope: ${secret}\n`);
  else if (error instanceof CommanderError) await standardError.write(usage);
  else await standardError.write(`namescope: ${escapeLinesForTerminal(describeError(error))}\n`);
  return EXIT_CODES.failure;
}

function describeError(error: unknown): string {
  // A bug is printed with its stack. It is not rethrown, because Node would end with 1, which means "found".
  const isBug = !(error instanceof CliError) && error instanceof Error;
  return isBug ? (error.stack ?? '') : getErrorMessage(error);
}
