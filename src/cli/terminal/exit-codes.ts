import { getErrorMessage } from '../../primitives/get-error-message.ts';

/** Exit codes of the process. */
export const EXIT_CODES = {
  /**
   * No name has the status given in `--fail-on` or a worse one. With `--fail-on`, also means that everything was
   * inspected.
   */
  nothing: 0,
  /** A name has the status of `--fail-on` or a worse one. */
  found: 1,
  /**
   * Wrong usage, input that could not be read, or a failed look-up on the chain. With `--fail-on`, also used if
   * something was not inspected.
   */
  failure: 2,
  /** Stopped by Ctrl-C: 128 plus the signal number. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** An error that the user can fix. Only its message is printed, without a stack trace, and the exit code is 2. */
export class CliError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CliError';
  }
}

/**
 * Returns the reason in a system error, without the system call and the path.
 *
 * @example "ENOENT: no such file or directory, open 'a.txt'" → 'no such file or directory'
 */
export function describeSystemError(error: unknown): string {
  const message = getErrorMessage(error);
  return /^[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
