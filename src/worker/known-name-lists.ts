// The names that others are compared with, as their screen shows them. A module of its own: few readers ask for it.

import { WATCH_REACHES } from '../contract/imitation-kinds.ts';
import type { ListedName, WatchedEntries } from '../contract/inspector-service.ts';
import { KNOWN_NAMES } from '../data/known-names/known-names.ts';
import { getWatchReach } from '../engine/known-names/watch-reach.ts';
import { type Normalize, readWatchedName } from '../engine/known-names/watched-names.ts';

/** What the entries of a watchlist stand for. */
export function readWatchlist(watchlist: readonly string[], normalize: Normalize): WatchedEntries {
  const faults: WatchedEntries['faults'] = [];
  const reaches = new Uint8Array(watchlist.length);
  const names = watchlist.map((entry, at) => {
    const read = readWatchedName(entry, normalize);
    if ('detail' in read) {
      faults.push({ path: `watchlist[${at}]`, detail: read.detail });
      return null;
    }
    reaches[at] = WATCH_REACHES.indexOf(getWatchReach(read));
    return read.name;
  });
  return { names, reaches, faults };
}

/** The reviewed list with its sources, which the engine does not have. */
export function listKnownNames(): ListedName[] {
  return KNOWN_NAMES.map(([label, title, category, mode, source]) => ({
    name: `${label}.eth`,
    title,
    category,
    isNear: mode === 'near',
    source,
  }));
}
