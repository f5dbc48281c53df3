import { getErrorMessage } from '../../../primitives/get-error-message.ts';

const FILE_CHANGED = 'The file has changed or moved since it was opened. Open it again first.';
const UNCHANGED = 'Nothing was changed.';

/** User messages for the exceptions of IndexedDB: https://www.w3.org/TR/IndexedDB/#exceptions */
const MEANINGS: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'This device has no room left for the list. Remove a list that you no longer need.',
  NotFoundError: FILE_CHANGED,
  NotReadableError: FILE_CHANGED,
  FileTooLargeError: 'The file is too large to be kept here. The limit is 256 MB.',
  SecretsInListError:
    'Some lines look like private keys or seed phrases, so this list is not stored. Delete them from the list first.',
  SecurityError:
    'The browser stores nothing for this page. You may be able to allow it in the settings.',
  InvalidStateError:
    'The browser stores nothing for this page, as in a private window. You may be able to allow it in the settings.',
};

/** Describes to the user why a list could not be saved, opened, renamed or removed. */
export function describeStorageError(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  // These errors mean that the browser does not have IndexedDB.
  const meaning =
    name === 'ReferenceError' || name === 'TypeError'
      ? MEANINGS.SecurityError
      : (MEANINGS[name] ?? `The browser could not store the change (${getErrorMessage(error)}).`);
  return `${meaning} ${UNCHANGED}`;
}
