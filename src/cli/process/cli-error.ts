/** An error that the user can fix. Only its message is printed, without a stack trace, and the exit code is 2. */
export class CliError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CliError';
  }
}
