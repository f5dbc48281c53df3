import { findSecret } from '../../secrets/find-secret.ts';
import type { ImportOptions } from './detect-format.ts';

/** Replaces a secret. */
export const HIDDEN = '•••';

async function hideInRecord(cells: readonly string[]): Promise<string[]> {
  // A phrase can be split over cells.
  if ((await findSecret(cells.join(' '))) === 'seed_phrase') return cells.map(() => HIDDEN);
  return Promise.all(cells.map(async (cell) => ((await findSecret(cell)) ? HIDDEN : cell)));
}

/** Hides secrets in the records that users choose a column from. */
export async function hideSecrets(options: ImportOptions): Promise<ImportOptions> {
  return { ...options, records: await Promise.all(options.records.map(hideInRecord)) };
}
