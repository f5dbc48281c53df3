import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';

/** Why a source ended before its end: what a browser says of a file is no sentence for a reader. */
export function describeReadError(error: unknown): string {
  if (error instanceof UnreadableSourceError) return error.message;
  return `The list could not be read to its end (${getErrorMessage(error)}).`;
}
