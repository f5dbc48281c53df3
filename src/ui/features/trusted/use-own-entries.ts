import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import {
  getWatchedEntriesQuery,
  type WatchedEntry,
} from '../../../client/queries/watched-entries.ts';
import { deviceWatchlist } from '../../../client/trusted/device-watchlist.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';

/** Entry of the watchlist. `reach` is null until the engine has read the entry. */
export type OwnEntry = Omit<WatchedEntry, 'reach'> & { reach: WatchedEntry['reach'] | null };

/** Entries of the watchlist, in list order. */
export interface OwnEntries {
  /** Texts of all entries. */
  own: readonly string[];
  /** Entries that cannot be watched. */
  broken: readonly OwnEntry[];
  watched: readonly OwnEntry[];
  /** Why the engine could not read the entries. */
  error: Error | null;
  retry(): void;
}

const createUnreadEntry = (text: string): OwnEntry => ({
  text,
  name: null,
  reason: null,
  reach: null,
});

/**
 * Reads the watchlist.
 *
 * @param removed a removed entry that stays visible at its old position
 */
export function useOwnEntries(removed: OwnEntry | null): OwnEntries {
  const own = useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.names);
  const { data, error, refetch } = useQuery({
    ...getWatchedEntriesQuery(useWatchlistRevision()),
    placeholderData: keepPreviousData,
  });
  const read = useMemo(() => new Map(data?.map((entry) => [entry.text, entry])), [data]);
  return useMemo(() => {
    const entries = own.map((text): OwnEntry => read.get(text) ?? createUnreadEntry(text));
    if (removed && !own.includes(removed.text)) {
      const at = entries.findIndex(({ text }) => text > removed.text);
      entries.splice(at < 0 ? entries.length : at, 0, removed);
    }
    return {
      own,
      broken: entries.filter(({ reason }) => reason !== null),
      watched: entries.filter(({ reason }) => reason === null),
      error,
      retry: () => void refetch(),
    };
  }, [own, read, removed, error, refetch]);
}
