import type { ImportOptions } from '../../lists/readers/detect-format.ts';
import type { RejectedLine } from '../../lists/readers/rejected-line.ts';
import { createYielder } from '../../primitives/yielder.ts';
import type { BulkSource } from '../input/bulk-source.ts';
import { detectSource } from '../input/detect-source.ts';
import { readNames } from '../input/read-names.ts';
import { deviceWatchlistChanges } from './device-watchlist-changes.ts';

/** Result of an import. */
export interface WatchlistImport {
  options: ImportOptions;
  /** Number of names in the list, including those that were already watched. */
  names: number;
  /** Non-empty lines without a name. */
  rejected: readonly RejectedLine[];
}

/** Adds every name of a list to the watchlist. Throws an `UnreadableSourceError` or a `StorageError`. */
export async function importWatchlist(source: BulkSource): Promise<WatchlistImport> {
  const options = await detectSource(source);
  const rejected: RejectedLine[] = [];
  let names = 0;
  const yieldIfDue = createYielder();
  async function* countNames() {
    for await (const piece of readNames(source, options)) {
      names += piece.names.length;
      for (const line of piece.rejected) if (line.reason !== 'empty') rejected.push(line);
      yield piece;
      await yieldIfDue();
    }
  }
  await deviceWatchlistChanges.addAll(countNames());
  return { options, names, rejected };
}
