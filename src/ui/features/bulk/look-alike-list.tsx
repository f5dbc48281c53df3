import { useEffect, useState } from 'react';
import type { RankedGroup, RankedLookAlikes } from '../../../client/bulk/row-groups.ts';
import type { BulkSession, SessionSnapshot } from '../../../client/bulk/session/bulk-session.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { NameText } from '../../components/name-text.tsx';
import { NameLink } from './name-link.tsx';
import styles from './name-list.module.css';
import { PagedList } from './paged-list.tsx';

interface LookAlikeListProps {
  session: BulkSession;
  snapshot: SessionSnapshot;
  onOpen(row: number): void;
}

/** Groups of names in the list that look alike. */
export function LookAlikeList({ session, snapshot, onOpen }: LookAlikeListProps) {
  const [found, setFound] = useState<RankedLookAlikes | null>(null);
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
  groups: readonly RankedGroup[];
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
        <PagedList items={groups} keyOf={({ rows }) => rows[0] ?? 0}>
          {(group) => <Group group={group} session={session} onOpen={onOpen} />}
        </PagedList>
      )}
    </section>
  );
}

interface GroupProps {
  group: RankedGroup;
  session: BulkSession;
  onOpen(row: number): void;
}

function Group({ group, session, onOpen }: GroupProps) {
  const { reference, referenceRow, rows, names } = group;
  const more = names - rows.length - (referenceRow === null ? 0 : 1);
  return (
    <div className={styles.group}>
      <h3 className={styles.target}>
        {referenceRow === null ? (
          <NameText name={reference} />
        ) : (
          <NameLink session={session} row={referenceRow} other={null} onOpen={onOpen} />
        )}
        <span className={styles.said}>
          {referenceRow === null
            ? `${formatCount(names, 'name looks', 'names look')} like it`
            : `${formatCount(names - 1, 'other name looks', 'other names look')} like it`}
        </span>
      </h3>
      <div className={styles.members}>
        {rows.map((row) => (
          <NameLink key={row} session={session} row={row} other={reference} onOpen={onOpen} />
        ))}
        {more > 0 && <span className={styles.said}>and {more.toLocaleString('en')} more</span>}
      </div>
    </div>
  );
}
