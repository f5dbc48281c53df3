import { deviceWatchlist, watchlistStorage } from './device-watchlist.ts';
import { createWatchlistChanges } from './watchlist-changes.ts';

/** Changes the watchlist of this device. */
export const deviceWatchlistChanges = createWatchlistChanges(watchlistStorage, deviceWatchlist);
