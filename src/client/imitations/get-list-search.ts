import { inspectionPool } from '../bulk/inspection-pool.ts';
import { readTexts } from '../queries/read-text-query.ts';
import { deviceWatchlist } from '../trusted/device-watchlist.ts';
import { guessName } from '../trusted/guess-name.ts';
import { createListSearch, type ListSearch } from './list-search.ts';

let latest: { name: string; search: ListSearch } | null = null;

/** Returns the list search for a name. Reuses the latest search if it is for the same name, so that going back from a report shows its results. */
export function getListSearch(name: string): ListSearch {
  if (latest?.name !== name) {
    const listWatched = () => deviceWatchlist.names().map(guessName);
    latest = {
      name,
      search: createListSearch({ name, pool: inspectionPool, readTexts, listWatched }),
    };
  }
  return latest.search;
}
