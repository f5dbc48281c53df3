import { getErrorMessage } from '../../../primitives/get-error-message.ts';

const FILE_CHANGED = 'The file has changed or moved since it was opened: open it again first.';
const UNCHANGED = 'The open list is as it was.';

/** What the names of exceptions of IndexedDB mean to a user: https://www.w3.org/TR/IndexedDB/#exceptions */
const MEANINGS: Readonly<Record<string, string>> = {
  QuotaExceededError: 'This device has no room left for it.',
  NotFoundError: FILE_CHANGED,
  NotReadableError: FILE_CHANGED,
  FileTooLargeError: 'The file is too large to be kept here: up to 256 MB are.',
  SecurityError: 'The browser stores nothing for this page. Its settings may allow that.',
  InvalidStateError:
    'The browser stores nothing for this page, as in a private window. Its settings may allow that.',
};

/** Why the device did not keep or forget a list. */
export function describeStorageError(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  // Where there is no IndexedDB at all, asking for it is an error of the program.
  const meaning =
    name === 'ReferenceError' || name === 'TypeError'
      ? MEANINGS.SecurityError
      : (MEANINGS[name] ?? `The browser could not do it (${getErrorMessage(error)}).`);
  return `${meaning} ${UNCHANGED}`;
}
