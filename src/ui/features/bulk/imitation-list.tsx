import { useEffect, useState } from 'react';
import type { ImitationGroup } from '../../../client/bulk/imitation-groups.ts';
import type { ImitationTarget } from '../../../client/bulk/row-filter.ts';
import { FOUND_CODES } from '../../../client/bulk/row-findings.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import type { SessionSnapshot } from '../../../client/bulk/session/session-publisher.ts';
import { NameText } from '../../components/name-text.tsx';
import { formatCount } from '../../lib/format-count.ts';
import styles from './name-list.module.css';
import { NameButton, PagedList } from './name-list.tsx';
import { WatchlistEditor } from './watchlist-editor.tsx';

/** How many rows imitate something. */
export function countImitations({ counts }: SessionSnapshot): number {
  return counts.found[FOUND_CODES.indexOf('imitation')] ?? 0;
}

interface ImitationListProps {
  session: BulkSession;
  snapshot: SessionSnapshot;
  onOpen(row: number): void;
  /** Shows the rows that imitate it in the table. */
  onShow(target: ImitationTarget): void;
}

/** What names of the list imitate, each with the names that do, and the names that are watched. */
export function ImitationList({ session, snapshot, onOpen, onShow }: ImitationListProps) {
  const [groups, setGroups] = useState<readonly ImitationGroup[]>([]);
  const count = countImitations(snapshot);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows may have other verdicts
  useEffect(() => {
    const task = new AbortController();
    session.findImitationGroups(task.signal).then(setGroups, () => undefined);
    return () => task.abort();
  }, [session, count, snapshot.revision]);

  return (
    <div className={styles.groups}>
      <section>
        <h2>
          Imitations <span className={styles.count}>{count.toLocaleString('en')}</span>
        </h2>
        <p>Names that imitate a known name or come close to it, by the name that is meant.</p>
        {count === 0 ? (
          <p className={styles.empty}>No name of the list imitates a known name.</p>
        ) : (
          <PagedList items={groups} keyOf={({ name }) => name ?? ''}>
            {(group) => (
              <Group group={group} session={session} onOpen={onOpen} onShow={() => onShow(group)} />
            )}
          </PagedList>
        )}
      </section>
      <WatchlistEditor />
    </div>
  );
}

interface GroupProps {
  group: ImitationGroup;
  session: BulkSession;
  onOpen(row: number): void;
  onShow(): void;
}

function Group({ group: { name, count, rows }, session, onOpen, onShow }: GroupProps) {
  return (
    <div className={styles.group}>
      <h3 className={styles.target}>
        {name === null ? 'An address' : <NameText name={name} />}
        <button type="button" className={styles.show} onClick={onShow}>
          {formatCount(count, 'name', 'names')} in the list
        </button>
      </h3>
      {rows.map((row) => (
        <NameButton key={row} session={session} row={row} onOpen={onOpen} isBrief />
      ))}
    </div>
  );
}
