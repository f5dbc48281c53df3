/** What the user can mend, in words for them: it is printed without a stack, and the process ends with 2. */
export class CliError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CliError';
  }
}
