import { createYielder } from '../../primitives/yielder.ts';
import { deviceWatchlist } from './device-watchlist.ts';
import { deviceWatchlistChanges } from './device-watchlist-changes.ts';

/** Names that are removed before the page may do something else. */
const PIECE = 500;

/** Removes every name of the user's without holding up the page; throws StorageError. */
export async function clearWatchlist(): Promise<void> {
  const names = deviceWatchlist.names();
  const yieldIfDue = createYielder();
  async function* listPieces() {
    for (let at = 0; at < names.length; at += PIECE) {
      yield { names: names.slice(at, at + PIECE) };
      await yieldIfDue();
    }
  }
  await deviceWatchlistChanges.removeAll(listPieces());
}
