import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Pin } from '../../../addresses/trusted-addresses.ts';
import {
  getWatchedEntriesQuery,
  type WatchedEntry,
} from '../../../client/queries/watched-entries.ts';
import { deviceWatchlist } from '../../../client/trusted/device-watchlist.ts';
import { usePins } from '../../lib/use-pins.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { joinEntries, type OwnEntry } from './join-entries.ts';

/** The trusted names and addresses, in list order. */
export interface OwnEntries {
  /** All entries except the removed one. */
  own: readonly OwnEntry[];
  /** Names that cannot be protected. */
  broken: readonly OwnEntry[];
  trusted: readonly OwnEntry[];
  /** Whether the addresses are stored on the device. */
  isKept: boolean;
  /** Error if the engine could not read the names, otherwise null. */
  error: Error | null;
  retry(): void;
}

const NO_PINS: readonly Pin[] = [];

/**
 * Reads the trusted names and addresses.
 *
 * @param removed a removed entry that stays visible at its old position
 */
export function useOwnEntries(removed: OwnEntry | null): OwnEntries {
  const names = useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.names);
  const { pins = NO_PINS, isKept = true } = usePins() ?? {};
  const { data, error, refetch } = useQuery({
    ...getWatchedEntriesQuery(useWatchlistRevision()),
    placeholderData: keepPreviousData,
  });
  const read = useMemo(
    () => new Map<string, WatchedEntry>(data?.map((entry) => [entry.text, entry])),
    [data],
  );
  return useMemo(() => {
    const entries = joinEntries(names, read, pins, removed);
    return {
      own: entries.filter(({ key }) => key !== removed?.key),
      broken: entries.filter(({ reason }) => reason !== null),
      trusted: entries.filter(({ reason }) => reason === null),
      isKept,
      error,
      retry: () => void refetch(),
    };
  }, [names, read, pins, removed, isKept, error, refetch]);
}
