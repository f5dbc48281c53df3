import { createYielder } from '../../primitives/yielder.ts';
import { deviceWatchlist } from './device-watchlist.ts';
import { deviceWatchlistChanges } from './device-watchlist-changes.ts';

/** Number of names to remove before yielding to the page. */
const CHUNK_LENGTH = 500;

/** Removes all watched names without blocking the page. Throws a `StorageError` if the storage fails. */
export async function clearWatchlist(): Promise<void> {
  const names = deviceWatchlist.names();
  const yieldIfDue = createYielder();
  async function* listChunks() {
    for (let at = 0; at < names.length; at += CHUNK_LENGTH) {
      yield { names: names.slice(at, at + CHUNK_LENGTH) };
      await yieldIfDue();
    }
  }
  await deviceWatchlistChanges.removeAll(listChunks());
}
