import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { getErrorMessage } from '../primitives/get-error-message.ts';
import {
  addGroupsCommand,
  addInspectCommand,
  addNamesAction,
} from './commands/inspect-commands.ts';
import {
  addGraphemeCommand,
  addImitationsCommand,
  addResemblesCommand,
} from './commands/report-commands.ts';
import { addScanCommand } from './commands/scan-command.ts';
import { addMcpCommand, addServeCommand } from './commands/server-commands.ts';
import type { CliIo } from './terminal/cli-io.ts';
import { escapeForTerminal } from './terminal/escape-for-terminal.ts';
import { CliError, EXIT_CODES } from './terminal/exit-codes.ts';

/** Commands in the order of the help. Each loads its code when it runs. */
const COMMANDS = [
  addInspectCommand,
  addGroupsCommand,
  addGraphemeCommand,
  addImitationsCommand,
  addResemblesCommand,
  addScanCommand,
  addServeCommand,
  addMcpCommand,
];

/**
 * Runs a command line, given without the first two entries of `process.argv`, and sets `io.exitCode`. Resolves when all
 * output is written.
 */
export async function runProgram(args: readonly string[], io: CliIo): Promise<void> {
  const printed: Printed = { output: '', errors: '' };
  try {
    const program = createProgram(io, printed, !startsWithNames(args, io));
    await program
      .parseAsync(args, { from: 'user' })
      .catch((error) => finish(error, args, io, printed));
  } catch (error) {
    await reportError(error, args, io, printed.errors);
    io.exitCode = EXIT_CODES.failure;
  }
}

/** What commander prints. Errors can quote arguments, even secret ones. */
interface Printed {
  output: string;
  errors: string;
}

/** Prints the help or the version and sets the exit code. Throws any other error again. */
async function finish(
  error: unknown,
  args: readonly string[],
  io: CliIo,
  printed: Printed,
): Promise<void> {
  if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error;
  await io.output.write(printed.output);
  await io.output.flush();
  // With --fail-on, exit code 0 means that all names were inspected, but an argument such as -h prints the help instead
  // of inspecting names.
  if (args.some((arg) => /^--fail-on(?:=|$)/.test(arg))) io.exitCode = EXIT_CODES.failure;
}

/** Reads the package version. The relative path works in `src` and in the package, because both have the same depth. */
function readVersion(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
}

function createProgram(io: CliIo, printed: Printed, hasCommands: boolean): Command {
  const program = new Command('namescope')
    .description('Inspects ENS names on this machine and shows every risk with its evidence.')
    .version(readVersion())
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
    .hook('preAction', refuseSecretArguments)
    .hook('preAction', (_, command) => setFormat(command, io));
  addNamesAction(program, io, hasCommands);
  if (!hasCommands) return program.helpCommand(false);
  program.helpCommand('help [command]', 'Shows help for a command.');
  for (const addCommand of COMMANDS) addCommand(program, io);
  return program;
}

/** Checks whether only names follow `--`. If the first name is also a command, Commander would run that command. */
function startsWithNames(args: readonly string[], io: CliIo): boolean {
  const end = args.indexOf('--');
  if (end < 0) return false;
  const program = createProgram(io, { output: '', errors: '' }, true);
  return program.parseOptions(args.slice(0, end)).operands.length === 0;
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

/** Sets the default of `--format`: a table for people, JSON Lines for programs. */
function setFormat(command: Command, { output }: CliIo): void {
  if (command.getOptionValue('format') !== undefined) return;
  command.setOptionValue('format', output.isTerminal ? 'table' : 'jsonl');
}

/** Rejects secrets before a message can quote them. Skips the names to inspect: `readArguments` checks each of them. */
async function refuseSecretArguments(program: Command, command: Command): Promise<void> {
  const { refuseSecrets } = await import('./reading/read-arguments.ts');
  const values = Object.values(command.opts())
    .flat()
    .filter((value) => typeof value === 'string');
  await refuseSecrets(command === program ? values : [...command.args, ...values]);
}

/** @param usage what commander would have printed */
async function reportError(
  error: unknown,
  args: readonly string[],
  { errors }: CliIo,
  usage: string,
): Promise<void> {
  const { findSecretArgument } = await import('./reading/read-arguments.ts');
  const secret = await findSecretArgument(args);
  if (secret === null && error instanceof CommanderError) return errors.write(usage);
  // A bug is printed with its stack. It is not rethrown, because Node would end with 1, which means "found".
  const isBug = !(error instanceof CliError) && error instanceof Error;
  const text = isBug ? (error.stack ?? '') : getErrorMessage(error);
  const message = secret ?? text.split('\n').map(escapeForTerminal).join('\n');
  await errors.write(`namescope: ${message}\n`);
}
