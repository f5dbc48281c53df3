import { useEffect, useState } from 'react';
import { FOUND_CODES } from '../../client/bulk/row-findings.ts';
import type { ImitationGroup } from '../../client/bulk/row-groups.ts';
import type { BulkSession, SessionSnapshot } from '../../client/bulk/session/bulk-session.ts';

const IMITATION = FOUND_CODES.indexOf('imitation');

const NO_GROUPS: readonly ImitationGroup[] = [];

interface ImitationGroups {
  /** Number of names in the list that imitate another. */
  count: number;
  /** The imitated names, each with the names that imitate it. Empty until they are found. */
  groups: readonly ImitationGroup[];
}

/** Groups the imitations in a list by the name that they imitate, and updates the groups as verdicts change. */
export function useImitationGroups(
  session: BulkSession | null,
  snapshot: SessionSnapshot | null,
): ImitationGroups {
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
