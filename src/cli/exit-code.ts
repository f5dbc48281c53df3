/** What the process ends with, for scripts. */
export const EXIT_CODES = {
  /** Nothing at or above the status of `--fail-on` was found. */
  nothing: 0,
  /** Something was. */
  found: 1,
  /** Wrong use, or input that cannot be read to its end. */
  failure: 2,
  /** Ctrl-C: 128 and the number of the signal. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
