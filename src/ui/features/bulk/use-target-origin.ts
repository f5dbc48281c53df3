import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getWatchedEntriesQuery,
  KNOWN_NAMES_QUERY,
} from '../../../client/queries/watched-entries.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { describeTargetOrigin } from './describe-target-origin.ts';

/** Returns a function that describes where an imitated name comes from. It returns null until both lists are loaded. */
export function useTargetOrigin(): (name: string) => string | null {
  const { data: entries } = useQuery(getWatchedEntriesQuery(useWatchlistRevision()));
  const { data: listed } = useQuery(KNOWN_NAMES_QUERY);
  return useMemo(() => {
    const watched = new Set(entries?.map(({ name }) => name));
    const known = new Map(listed?.map((each) => [each.name, each]));
    return (name: string) =>
      entries && listed ? describeTargetOrigin(watched.has(name), known.get(name)) : null;
  }, [entries, listed]);
}
