import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Pin } from '../../../addresses/trusted-addresses.ts';
import { getWatchedEntriesQuery } from '../../../client/queries/watched-entries.ts';
import { deviceWatchlist } from '../../../client/trusted/device-watchlist.ts';
import { guessName } from '../../../client/trusted/guess-name.ts';
import type { WatchedEntry } from '../../../contract/inspector-service.ts';
import type { TrustedEntry } from '../../../lists/trusted/trusted-entry.ts';
import { usePins } from '../../lib/use-watched-name.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';

/** A trusted name with its addresses, or a trusted address without a name. */
export interface OwnEntry extends Pick<WatchedEntry, 'name' | 'reason'> {
  key: string;
  /** The name as the user added it. Null for an address without a name. */
  text: string | null;
  /** Also null until the engine has read the name. */
  reach: WatchedEntry['reach'];
  pins: readonly Pin[];
}

const UNREAD = { name: null, reason: null, reach: null };

function createEntry(text: string | null, pins: readonly Pin[], read?: WatchedEntry): OwnEntry {
  const { name, reason, reach } = read ?? UNREAD;
  const key = text === null ? pins.map(({ address }) => address).join() : `name ${text}`;
  return { key, text, name, reason, reach, pins };
}

/**
 * Lists the names with their addresses, followed by the addresses without names.
 *
 * @param read facts from the engine about each name
 * @param removed a removed entry that stays in the list at its old position
 */
export function joinEntries(
  names: readonly string[],
  read: ReadonlyMap<string, WatchedEntry>,
  pins: readonly Pin[],
  removed: OwnEntry | null,
): OwnEntry[] {
  /** The pins of each name. Pins without a name have the key null. */
  const groups = new Map<string | null, Pin[]>();
  for (const pin of pins) {
    const group = groups.get(pin.name);
    if (group) group.push(pin);
    else groups.set(pin.name, [pin]);
  }
  const bare = groups.get(null) ?? [];
  groups.delete(null);
  const entries = names.map((text) => {
    const name = read.get(text)?.name ?? guessName(text);
    const own = groups.get(name) ?? [];
    groups.delete(name);
    return createEntry(text, own, read.get(text));
  });
  // If the storage lost a name, its addresses may still be there.
  for (const [name, own] of groups) entries.push(createEntry(name, own));
  entries.push(...bare.map((pin) => createEntry(null, [pin])));
  if (removed && !entries.some(({ key }) => key === removed.key)) {
    const at = entries.findIndex((entry) => isAfter(entry, removed));
    entries.splice(at < 0 ? entries.length : at, 0, removed);
  }
  return entries;
}

/** Checks whether an entry comes after another entry. Addresses without names are last. */
function isAfter(entry: OwnEntry, other: OwnEntry): boolean {
  if ((entry.text === null) !== (other.text === null)) return entry.text === null;
  return (entry.text ?? entry.key) > (other.text ?? other.key);
}

/** Lists the entries of an export: one for each address, and one for each name without an address. */
export function listExported(entries: readonly OwnEntry[]): TrustedEntry[] {
  return entries.flatMap(({ text, pins }): TrustedEntry[] =>
    pins.length > 0
      ? pins.map(({ address, note }) => ({ name: text, address, note }))
      : [{ name: text, address: null, note: null }],
  );
}

/** Finds the entries that contain a text in their name, an address or a note. */
export function filterEntries(entries: readonly OwnEntry[], text: string): readonly OwnEntry[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return entries;
  const has = (part: string | null) => part?.toLowerCase().includes(sought) === true;
  return entries.filter(
    (entry) => has(entry.text) || entry.pins.some(({ address, note }) => has(address) || has(note)),
  );
}

const NO_PINS: readonly Pin[] = [];

/**
 * Reads the trusted names and addresses, in list order.
 *
 * @param removed a removed entry that stays visible at its old position
 */
export function useOwnEntries(removed: OwnEntry | null) {
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
  const lists = useMemo(() => {
    const entries = joinEntries(names, read, pins, removed);
    return {
      /** All entries except the removed one. */
      own: entries.filter(({ key }) => key !== removed?.key),
      /** Names that cannot be protected. */
      broken: entries.filter(({ reason }) => reason !== null),
      trusted: entries.filter(({ reason }) => reason === null),
    };
  }, [names, read, pins, removed]);
  return { ...lists, isKept, error, retry: () => void refetch() };
}
