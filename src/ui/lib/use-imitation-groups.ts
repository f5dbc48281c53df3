import { useEffect, useState } from 'react';
import { FOUND_CODES } from '../../client/bulk/row-findings.ts';
import type { ImitationGroup } from '../../client/bulk/row-groups.ts';
import type { BulkSession, SessionSnapshot } from '../../client/bulk/session/bulk-session.ts';

const IMITATION = FOUND_CODES.indexOf('imitation');

const NO_GROUPS: readonly ImitationGroup[] = [];

/**
 * Counts the imitations in a list, groups them by the name that they imitate, and updates the groups as verdicts change.
 * There are no groups until they are found.
 */
export function useImitationGroups(session: BulkSession | null, snapshot: SessionSnapshot | null) {
  const [groups, setGroups] = useState(NO_GROUPS);
  const count = snapshot?.counts.found[IMITATION] ?? 0;
  const revision = snapshot?.revision;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the verdicts may change with each revision
  useEffect(() => {
    if (!session || count === 0) {
      setGroups(NO_GROUPS);
      return;
    }
    const task = new AbortController();
    session.view.findImitationGroups(task.signal).then(setGroups, () => undefined);
    return () => task.abort();
  }, [session, count, revision]);

  return { count, groups };
}
