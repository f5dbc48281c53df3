import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';

/** Describes why a source could not be read to the end. Puts messages of the browser into a sentence. */
export function describeReadError(error: unknown): string {
  if (error instanceof UnreadableSourceError) return error.message;
  return `The list could not be read to the end (${getErrorMessage(error)}).`;
}
