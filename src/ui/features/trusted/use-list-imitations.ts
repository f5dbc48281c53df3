import { useMemo, useSyncExternalStore } from 'react';
import { NO_FILTER } from '../../../client/bulk/row-filter.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { pageWorkspace } from '../../../client/bulk/session/page-workspace.ts';
import { getReadingPlace } from '../../lib/reading-place.ts';
import { useImitationGroups } from '../../lib/use-imitation-groups.ts';

const subscribeToNothing = () => () => undefined;

/** Imitations of watched names in the open list. */
export interface ListImitations {
  count(name: string): number;
  /** Filters the open list so that it shows the imitations of a name. */
  show(name: string): void;
}

function showImitations(session: BulkSession, name: string): void {
  const { view } = session;
  const filter = { ...NO_FILTER, target: { name } };
  view.setQuery({ ...view.shown().query, filter });
  Object.assign(getReadingPlace(session), { part: 'names', open: null, scrollTop: 0 });
}

function useOpenListImitations(): ListImitations {
  const { session } = useSyncExternalStore(pageWorkspace.subscribe, pageWorkspace.state);
  const snapshot = useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.snapshot ?? (() => null),
  );
  const { groups } = useImitationGroups(session, snapshot);
  const counts = useMemo(() => new Map(groups.map(({ name, count }) => [name, count])), [groups]);

  return {
    count: (name) => counts.get(name) ?? 0,
    show(name) {
      if (session) showImitations(session, name);
    },
  };
}

const NO_IMITATIONS: ListImitations = { count: () => 0, show: () => undefined };

/**
 * Counts the imitations of each name in the list that is open. Without an open list, every count is 0. The extension
 * has no lists.
 */
export const useListImitations: () => ListImitations = IS_EXTENSION
  ? () => NO_IMITATIONS
  : useOpenListImitations;
