import { queryOptions } from '@tanstack/react-query';
import { WATCH_REACHES, type WatchReach } from '../../contract/imitation-kinds.ts';
import type { WatchedEntries } from '../../contract/inspector-service.ts';
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

/** An entry of the user's watchlist and the name it stands for. */
export interface WatchedEntry {
  /** The entry as the user added it. */
  text: string;
  /** The watched name. Null if the entry is not a valid name. */
  name: string | null;
  /** Why the entry is not watched. Null if it is watched. */
  reason: string | null;
  reach: WatchReach;
}

const PATH = /^watchlist\[(\d+)\]$/;

/** Combines the entries of a watchlist with the result of the engine. */
export function joinWatchedEntries(
  watchlist: readonly string[],
  { names, reaches, faults }: WatchedEntries,
): WatchedEntry[] {
  const reasons = new Map<number, string>();
  for (const { path, detail } of faults) {
    const place = PATH.exec(path)?.[1];
    if (place !== undefined) reasons.set(Number(place), detail);
  }
  return watchlist.map((text, at) => ({
    text,
    name: names[at] ?? null,
    reason: reasons.get(at) ?? null,
    reach: WATCH_REACHES[reaches[at] ?? 0] ?? 'itself',
  }));
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
      return joinWatchedEntries(watchlist, unwrap(read));
    },
    structuralSharing: false,
  });
}

export const KNOWN_NAMES_QUERY = createWorkerQuery(['known-names'], (service) =>
  service.listKnownNames(),
);
