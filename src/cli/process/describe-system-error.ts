import { getErrorMessage } from '../../primitives/get-error-message.ts';

/**
 * Returns the reason in a system error, without the system call and the path.
 *
 * @example "ENOENT: no such file or directory, open 'a.txt'" → 'no such file or directory'
 */
export function describeSystemError(error: unknown): string {
  const message = getErrorMessage(error);
  return /^[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
