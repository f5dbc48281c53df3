import type { BulkSource } from '../bulk/input/bulk-source.ts';
import { planInput } from '../bulk/input/input-plan.ts';
import { readNames } from '../bulk/input/read-names.ts';
import { deviceWatchlist } from './device-watchlist.ts';

/** Adds every name of a list to the watchlist; throws UnreadableSource and StorageFull. */
export async function importWatchlist(source: BulkSource): Promise<void> {
  await deviceWatchlist.addAll(readNames(source, await planInput(source)));
}
