import type { ImitationGroup } from '../../../client/bulk/imitation-groups.ts';
import type { ImitationTarget } from '../../../client/bulk/row-filter.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import type { SessionSnapshot } from '../../../client/bulk/session/session-publisher.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { useImitationGroups } from '../../lib/use-imitation-groups.ts';
import styles from './name-list.module.css';
import { NameLink, PagedList } from './name-list.tsx';
import { useTargetOrigin } from './use-target-origin.ts';

interface ImitationListProps {
  session: BulkSession;
  snapshot: SessionSnapshot;
  onOpen(row: number): void;
  /** Shows the rows that imitate it in the table. */
  onShow(target: ImitationTarget): void;
}

/** What names of the list imitate, each with the names that do. */
export function ImitationList({ session, snapshot, onOpen, onShow }: ImitationListProps) {
  const describeOrigin = useTargetOrigin();
  const { count, groups } = useImitationGroups(session, snapshot);
  return (
    <div className={styles.groups}>
      <section>
        <h2>Imitated names</h2>
        <p>
          {count === 0 ? 'No name' : formatCount(count, 'name', 'names')} of the list{' '}
          {count > 1 ? 'imitate a known name or come' : 'imitates a known name or comes'} close to
          it.
        </p>
        {count > 0 && (
          <PagedList items={groups} keyOf={({ name }) => name ?? ''}>
            {(group) => (
              <Group
                group={group}
                origin={group.name === null ? null : describeOrigin(group.name)}
                session={session}
                onOpen={onOpen}
                onShow={() => onShow(group)}
              />
            )}
          </PagedList>
        )}
      </section>
      <p>
        Names are compared with those on <Link to={{ screen: 'watchlist' }}>your watchlist</Link>{' '}
        and with the built-in ones: add, remove or look through them there. This list stays open.
      </p>
    </div>
  );
}

interface GroupProps {
  group: ImitationGroup;
  /** Where the imitated name is known from, as far as that is known. */
  origin: string | null;
  session: BulkSession;
  onOpen(row: number): void;
  onShow(): void;
}

function Group({ group: { name, count, rows }, origin, session, onOpen, onShow }: GroupProps) {
  return (
    <div className={styles.group}>
      <h3 className={styles.target}>
        {name === null ? 'An address' : <NameText name={name} />}
        {origin !== null && <span className={styles.said}>{origin}</span>}
        <button type="button" className={styles.show} onClick={onShow}>
          {formatCount(count, 'name', 'names')} in the list
        </button>
      </h3>
      {rows.map((row) => (
        <NameLink key={row} session={session} row={row} onOpen={onOpen} isBrief />
      ))}
    </div>
  );
}
