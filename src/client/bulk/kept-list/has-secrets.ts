import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import { isSecretLine } from '../../../lists/readers/rejected-line.ts';
import { createYielder } from '../../../primitives/yielder.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { readNames } from '../../input/read-names.ts';

/** Thrown when the user tries to save a list that contains secrets. */
export class SecretsInListError extends Error {
  override readonly name = 'SecretsInListError';
}

/** Checks whether any line of a list contains a secret. Reads the whole list, even if its inspection was stopped. */
export async function hasSecrets(source: BulkSource, options: ImportOptions): Promise<boolean> {
  const yieldIfDue = createYielder();
  for await (const { rejected } of readNames(source, options)) {
    if (rejected.some(isSecretLine)) return true;
    await yieldIfDue();
  }
  return false;
}
