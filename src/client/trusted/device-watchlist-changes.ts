import { deviceWatchlist, watchlistStorage } from './device-watchlist.ts';
import { createWatchlistChanges } from './watchlist-changes.ts';

/** Methods that change the watchlist of this device. */
export const deviceWatchlistChanges = createWatchlistChanges(watchlistStorage, deviceWatchlist);
