import { deviceWatchlist, watchlistStorage } from './device-watchlist.ts';
import { createWatchlistChanges } from './watchlist-changes.ts';

export const deviceWatchlistChanges = createWatchlistChanges(watchlistStorage, deviceWatchlist);
