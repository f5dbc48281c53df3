import { useEffect, useState, useSyncExternalStore } from 'react';
import { NO_FILTER } from '../../../client/bulk/row-filter.ts';
import { FOUND_CODES } from '../../../client/bulk/row-findings.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { pageWorkspace } from '../../../client/bulk/session/page-workspace.ts';
import { getReadingPlace } from '../../lib/reading-place.ts';

const IMITATION = FOUND_CODES.indexOf('imitation');
const NONE: ReadonlyMap<string, number> = new Map();

const subscribeToNothing = () => () => undefined;

/** How many names of the open list imitate a name. */
export interface ListImitations {
  count(name: string): number;
  /** Has the list show them when it is next looked at. */
  show(name: string): void;
}

function showImitations(session: BulkSession, name: string): void {
  const { view } = session;
  const filter = { ...NO_FILTER, target: { name } };
  view.setQuery({ ...view.shown().query, filter });
  Object.assign(getReadingPlace(session), { part: 'names', open: null, scrollTop: 0 });
}

/** What of the open list imitates which name; nothing where no list is open. */
export function useListImitations(): ListImitations {
  const { session } = useSyncExternalStore(pageWorkspace.subscribe, pageWorkspace.state);
  const snapshot = useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.snapshot ?? (() => null),
  );
  const [counts, setCounts] = useState(NONE);
  const found = snapshot?.counts.found[IMITATION] ?? 0;
  const revision = snapshot?.revision;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows may have other verdicts
  useEffect(() => {
    if (!session || found === 0) {
      setCounts(NONE);
      return;
    }
    const task = new AbortController();
    session.findImitationGroups(task.signal).then(
      (groups) => setCounts(new Map(groups.map(({ name, count }) => [name ?? '', count]))),
      () => undefined,
    );
    return () => task.abort();
  }, [session, found, revision]);

  return {
    count: (name) => counts.get(name) ?? 0,
    show(name) {
      if (session) showImitations(session, name);
    },
  };
}
