import { Command, CommanderError } from 'commander';
import { getErrorMessage } from '../primitives/get-error-message.ts';
import { CliError } from './cli-error.ts';
import { EXIT_CODES, type ExitCode } from './exit-code.ts';
import { readVersion } from './version.ts';

/** Runs one command line, without the node and script of `process.argv`. */
export async function runProgram(args: readonly string[]): Promise<ExitCode> {
  const program = new Command('namescope')
    .description('Inspects ENS names: every risk with its evidence, computed on this machine.')
    .version(await readVersion())
    .exitOverride();
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT_CODES.nothing;
  } catch (error) {
    // Commander has said already what is wrong, or what was asked for.
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? EXIT_CODES.nothing : EXIT_CODES.failure;
    if (!(error instanceof CliError)) throw error;
    process.stderr.write(`namescope: ${getErrorMessage(error)}\n`);
    return EXIT_CODES.failure;
  }
}
