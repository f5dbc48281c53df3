import { inspectionPool } from '../bulk/inspection-pool.ts';
import { deviceWatchlist } from '../watchlist/device-watchlist.ts';
import { guessName } from '../watchlist/find-watched.ts';
import { createListSearch, type ListSearch } from './list-search.ts';

let latest: { name: string; search: ListSearch } | null = null;

/** The search for what imitates a name; what it found is still there for who comes back from a report. */
export function getListSearch(name: string): ListSearch {
  if (latest?.name !== name) {
    const listWatched = () => deviceWatchlist.names().map(guessName);
    latest = { name, search: createListSearch({ name, pool: inspectionPool, listWatched }) };
  }
  return latest.search;
}
