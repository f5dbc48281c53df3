// Lists watched names and built-in known names for the watchlist screen.

import { WATCH_REACHES } from '../contract/imitation-kinds.ts';
import type { ListedName, WatchedEntries } from '../contract/inspector-service.ts';
import { KNOWN_NAMES } from '../data/known-names/known-names.ts';
import { formatTitle } from '../engine/known-names/built-in-names.ts';
import {
  getWatchReach,
  type Normalize,
  readWatchedName,
} from '../engine/known-names/watched-names.ts';

/** Resolves the entries of a watchlist to names. */
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

/** Returns the reviewed list of known names, including sources, which the engine does not contain. */
export function listKnownNames(): ListedName[] {
  return KNOWN_NAMES.map(([label, title, category, mode, source, mark]) => ({
    name: `${label}.eth`,
    title: formatTitle(title, mode),
    category,
    mode,
    isTarget: mark === 'target',
    source,
  }));
}
