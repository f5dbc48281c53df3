import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { deviceWatchlist } from '../../../client/watchlist/device-watchlist.ts';
import {
  getWatchedEntriesQuery,
  type WatchedEntry,
} from '../../../client/watchlist/watched-entries.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';

/** An entry of the user's; what it stands for is null until the engine has said it. */
export type OwnEntry = Omit<WatchedEntry, 'reach'> & { reach: WatchedEntry['reach'] | null };

/** The user's entries as they are now, in their order. */
export interface OwnEntries {
  /** Their texts. */
  own: readonly string[];
  /** Those that cannot be watched. */
  broken: readonly OwnEntry[];
  watched: readonly OwnEntry[];
  /** Why nothing is known of what they stand for. */
  error: Error | null;
  retry(): void;
}

const createUnreadEntry = (text: string): OwnEntry => ({
  text,
  name: null,
  reason: null,
  reach: null,
});

/** @param removed an entry that is shown although it was removed, at its old place */
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
