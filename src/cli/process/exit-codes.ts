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
