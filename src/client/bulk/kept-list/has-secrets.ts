import type { ImportOptions } from '../../../lists/readers/detect-format.ts';
import { isSecretLine } from '../../../lists/readers/rejected-line.ts';
import { createYielder } from '../../../primitives/yielder.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { readNames } from '../../input/read-names.ts';

/** A list with secrets, which is never stored. */
export class SecretsInListError extends Error {
  override readonly name = 'SecretsInListError';
}

/** Checks whether a list has lines with secrets. Reads the whole list, because its inspection may have been stopped. */
export async function hasSecrets(source: BulkSource, options: ImportOptions): Promise<boolean> {
  const yieldIfDue = createYielder();
  for await (const { rejected } of readNames(source, options)) {
    if (rejected.some(isSecretLine)) return true;
    await yieldIfDue();
  }
  return false;
}
