import { findSecret } from '../../secrets/find-secret.ts';
import type { ImportOptions } from './detect-format.ts';

/** Replaces a secret. */
export const HIDDEN = '•••';

async function hideInRecord(cells: readonly string[]): Promise<string[]> {
  // A phrase or a key can be split across cells.
  if ((await findSecret(cells.join(' '))) === 'seed_phrase') return cells.map(() => HIDDEN);
  const rest = await Promise.all(
    cells.map(async (cell) => ((await findSecret(cell)) ? HIDDEN : cell)),
  );
  return (await findSecret(rest.join(''))) ? cells.map(() => HIDDEN) : rest;
}

/** Hides secrets in the records that users choose a column from. */
export async function hideSecrets(options: ImportOptions): Promise<ImportOptions> {
  return { ...options, records: await Promise.all(options.records.map(hideInRecord)) };
}
