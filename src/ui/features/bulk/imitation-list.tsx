import type { ImitationTarget } from '../../../client/bulk/row-filter.ts';
import type { ImitationGroup } from '../../../client/bulk/row-groups.ts';
import type { BulkSession, SessionSnapshot } from '../../../client/bulk/session/bulk-session.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { useImitationGroups } from '../../lib/use-imitation-groups.ts';
import { NameLink } from './name-link.tsx';
import styles from './name-list.module.css';
import { PagedList } from './paged-list.tsx';
import { useTargetOrigin } from './use-target-origin.ts';

interface ImitationListProps {
  session: BulkSession;
  snapshot: SessionSnapshot;
  onOpen(row: number): void;
  /** Called to show all imitations of a name in the table. */
  onShow(target: ImitationTarget): void;
}

/** Lists the imitated names, each with the names that imitate it. */
export function ImitationList({ session, snapshot, onOpen, onShow }: ImitationListProps) {
  const describeOrigin = useTargetOrigin();
  const { count, groups } = useImitationGroups(session, snapshot);
  return (
    <div className={styles.groups}>
      <section>
        <h2>Imitated names</h2>
        <p>
          {count === 0 ? 'No name' : formatCount(count, 'name')} in the list{' '}
          {count > 1 ? 'imitate a known name or come' : 'imitates a known name or comes'} close to
          one.
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
        Names are compared with <Link to={{ screen: 'watchlist' }}>your trusted names</Link> and the
        built-in known names. This list stays open while you review them.
      </p>
    </div>
  );
}

interface GroupProps {
  group: ImitationGroup;
  /** Where the imitated name comes from. Null for an address, and while the known names are loading. */
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
          Show {formatCount(count, 'name')}
        </button>
      </h3>
      <div className={styles.members}>
        {rows.map((row) => (
          <NameLink key={row} session={session} row={row} other={name} onOpen={onOpen} />
        ))}
      </div>
    </div>
  );
}
