import { useEffect, useState } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import type { SessionSnapshot } from '../../../client/bulk/session/session-publisher.ts';
import type { LookAlikeGroup, LookAlikes } from '../../../lists/rows/look-alike-groups.ts';
import { NameLink } from './name-link.tsx';
import styles from './name-list.module.css';
import { PagedList } from './paged-list.tsx';

/** Maximum number of names shown per group. */
const MAX_NAMES = 12;

interface LookAlikeListProps {
  session: BulkSession;
  snapshot: SessionSnapshot;
  onOpen(row: number): void;
}

/** Groups of names in the list that look alike. */
export function LookAlikeList({ session, snapshot, onOpen }: LookAlikeListProps) {
  const [found, setFound] = useState<LookAlikes | null>(null);
  const { state } = snapshot.status;
  const isSettled = state !== 'running';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the verdicts may change with each revision
  useEffect(() => {
    if (!isSettled) return;
    const task = new AbortController();
    session.findLookAlikes(task.signal).then(setFound, () => undefined);
    return () => task.abort();
  }, [session, isSettled, snapshot.rows, snapshot.revision]);

  if (!isSettled) {
    return <p className={styles.empty}>Groups appear when inspection finishes or is paused.</p>;
  }
  if (!found) return <p className={styles.empty}>Comparing all names…</p>;
  return (
    <div className={styles.groups}>
      <Groups
        title="Look identical"
        note="These names look the same in most fonts. They differ in characters that Unicode lists as confusable, or in letters such as rn for m."
        groups={found.exact}
        session={session}
        onOpen={onOpen}
      />
      <Groups
        title="Look almost identical"
        note="These names look the same without accents and other decorating marks."
        groups={found.loose}
        session={session}
        onOpen={onOpen}
      />
    </div>
  );
}

interface GroupsProps {
  title: string;
  note: string;
  groups: readonly LookAlikeGroup[];
  session: BulkSession;
  onOpen(row: number): void;
}

function Groups({ title, note, groups, session, onOpen }: GroupsProps) {
  return (
    <section>
      <h2>
        {title} <span className={styles.count}>{groups.length.toLocaleString('en')}</span>
      </h2>
      <p>{note}</p>
      {groups.length === 0 ? (
        <p className={styles.empty}>No groups in this list.</p>
      ) : (
        <PagedList items={groups} keyOf={({ rows }) => rows[0] as number}>
          {(group) => <Group group={group} session={session} onOpen={onOpen} />}
        </PagedList>
      )}
    </section>
  );
}

/** Returns the first row of each distinct name, in list order. */
function pickDifferentRows(session: BulkSession, rows: Uint32Array): number[] {
  const names = new Map<string, number>();
  for (const row of rows) {
    const name = session.store.name(row);
    if (!names.has(name)) names.set(name, row);
    if (names.size === MAX_NAMES) break;
  }
  return [...names.values()];
}

interface GroupProps {
  group: LookAlikeGroup;
  session: BulkSession;
  onOpen(row: number): void;
}

function Group({ group, session, onOpen }: GroupProps) {
  const rows = pickDifferentRows(session, group.rows);
  return (
    <div className={styles.group}>
      {rows.map((row) => (
        <NameLink key={row} session={session} row={row} onOpen={onOpen} />
      ))}
      {group.names > rows.length && (
        <span className={styles.said}>
          and {(group.names - rows.length).toLocaleString('en')} more
        </span>
      )}
    </div>
  );
}
