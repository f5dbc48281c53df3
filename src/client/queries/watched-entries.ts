import { queryOptions } from '@tanstack/react-query';
import type { WatchedEntry } from '../../contract/inspector-service.ts';
import { deviceWatchlist } from '../trusted/device-watchlist.ts';
import { guessName } from '../trusted/guess-name.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';
import { createWorkerQuery, LOCAL_QUERY_OPTIONS } from './worker-query.ts';

/** Finds the watchlist entry for the same name as the text. Returns null if there is none. */
export function findWatched(
  text: string,
  entries: readonly Pick<WatchedEntry, 'text' | 'name'>[],
): string | null {
  const name = guessName(text);
  const same =
    entries.find((entry) => entry.text === text) ??
    entries.find((entry) => (entry.name ?? guessName(entry.text)) === name);
  return same?.text ?? null;
}

/** Reads the user's watchlist and resolves its entries to names. `revision` is the revision of the watchlist. */
export function getWatchedEntriesQuery(revision: number) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['watched-entries', revision],
    queryFn: async ({ signal }) => {
      const watchlist = deviceWatchlist.names();
      if (watchlist.length === 0) return [];
      const read = await inspector.call((service) => service.readWatchlist(watchlist), signal);
      return unwrap(read);
    },
    structuralSharing: false,
  });
}

export const KNOWN_NAMES_QUERY = createWorkerQuery(['known-names'], (service) =>
  service.listKnownNames(),
);
