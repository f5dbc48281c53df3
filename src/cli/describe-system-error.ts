import { getErrorMessage } from '../primitives/get-error-message.ts';

/** What the system says, without the name of the call and the path: `no such file or directory`. */
export function describeSystemError(error: unknown): string {
  const message = getErrorMessage(error);
  return /^[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
