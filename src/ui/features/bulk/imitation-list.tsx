import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { NameText } from '../../components/name-text.tsx';
import { IMITATION_WORDS } from './imitation-words.ts';
import styles from './name-list.module.css';
import { NameButton, PagedList } from './name-list.tsx';
import { WatchlistEditor } from './watchlist-editor.tsx';

interface ImitationListProps {
  session: BulkSession;
  rows: readonly number[];
  onOpen(row: number): void;
}

/** Names of the list that look like a watched name, and the watched names. */
export function ImitationList({ session, rows, onOpen }: ImitationListProps) {
  return (
    <div className={styles.groups}>
      <section>
        <h2>
          Imitations <span className={styles.count}>{rows.length.toLocaleString('en')}</span>
        </h2>
        <p>Names that look like a known name, or like one on your watchlist, without being it.</p>
        {rows.length === 0 ? (
          <p className={styles.empty}>No name of the list imitates a watched name.</p>
        ) : (
          <PagedList items={rows} keyOf={(row) => row}>
            {(row) => <ImitationRow session={session} row={row} onOpen={onOpen} />}
          </PagedList>
        )}
      </section>
      <WatchlistEditor />
    </div>
  );
}

interface ImitationRowProps {
  session: BulkSession;
  row: number;
  onOpen(row: number): void;
}

function ImitationRow({ session, row, onOpen }: ImitationRowProps) {
  const imitation = session.watchlistMatches.of(row);
  if (!imitation) return null;
  const { watched, kind } = imitation;
  return (
    <div className={styles.group}>
      <NameButton session={session} row={row} onOpen={onOpen} />
      <span className={styles.said}>{IMITATION_WORDS[kind]}</span>
      <strong>
        <NameText name={watched.name} />
      </strong>
      {watched.reason !== '' && <span className={styles.reason}>{watched.reason}</span>}
    </div>
  );
}
