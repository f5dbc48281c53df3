import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ImitationTarget } from '../../../client/bulk/row-filter.ts';
import type { RankedGroup, RankedLookAlikes } from '../../../client/bulk/row-groups.ts';
import type { BulkSession, SessionSnapshot } from '../../../client/bulk/session/bulk-session.ts';
import {
  getWatchedEntriesQuery,
  KNOWN_NAMES_QUERY,
} from '../../../client/queries/watched-entries.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { TONE_WORDS } from '../../../words/names/rating-words.ts';
import { Link } from '../../components/link.tsx';
import { MarkedName } from '../../components/marked-name.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { useImitationGroups } from '../../lib/use-imitation-groups.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { describeTargetOrigin } from './list-words.ts';
import styles from './name-groups.module.css';
import { getRowContent, RowLink } from './row-link.tsx';

interface GroupListProps {
  session: BulkSession;
  snapshot: SessionSnapshot;
  onOpen(row: number): void;
}

/** Groups of names in the list that look alike. */
export function LookAlikeList({ session, snapshot, onOpen }: GroupListProps) {
  const [found, setFound] = useState<RankedLookAlikes | null>(null);
  const { state } = snapshot.status;
  const isSettled = state !== 'running';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the verdicts may change with each revision
  useEffect(() => {
    if (!isSettled) return;
    const task = new AbortController();
    session.view.findLookAlikes(task.signal).then(setFound, () => undefined);
    return () => task.abort();
  }, [session, isSettled, snapshot.rows, snapshot.revision]);

  if (!isSettled) {
    return <p className="note">Groups appear when inspection finishes or is paused.</p>;
  }
  if (!found) return <p className="note">Comparing all names…</p>;
  return (
    <div className="stack gap-5 above-2">
      <LookAlikeGroups
        title="Look identical"
        note="These names look the same in most fonts. They differ in characters that Unicode lists as confusable, or in letters such as rn for m."
        groups={found.exact}
        session={session}
        onOpen={onOpen}
      />
      <LookAlikeGroups
        title="Look almost identical"
        note="These names look the same without accents and other decorating marks, or imitate the look of a name in the group."
        groups={found.loose}
        session={session}
        onOpen={onOpen}
      />
    </div>
  );
}

interface LookAlikeGroupsProps extends Pick<GroupListProps, 'session' | 'onOpen'> {
  title: string;
  note: string;
  groups: readonly RankedGroup[];
}

function LookAlikeGroups({ title, note, groups, session, onOpen }: LookAlikeGroupsProps) {
  return (
    <section>
      <h2>
        {title} <span className="soft figures light">{groups.length.toLocaleString('en')}</span>
      </h2>
      <p className="note">{note}</p>
      {groups.length === 0 ? (
        <p className="note">No groups in this list.</p>
      ) : (
        <PagedList items={groups} keyOf={({ rows }) => rows[0] ?? 0}>
          {({ reference, referenceRow, rows, names }) => (
            <Group
              session={session}
              rows={rows}
              other={reference}
              more={names - rows.length - (referenceRow === null ? 0 : 1)}
              onOpen={onOpen}
            >
              {referenceRow === null ? (
                <NameText name={reference} />
              ) : (
                <NameLink session={session} row={referenceRow} other={null} onOpen={onOpen} />
              )}
              <Note>
                {referenceRow === null
                  ? `${formatCount(names, 'name looks', 'names look')} like it`
                  : `${formatCount(names - 1, 'other name looks', 'other names look')} like it`}
              </Note>
            </Group>
          )}
        </PagedList>
      )}
    </section>
  );
}

interface ImitationListProps extends GroupListProps {
  /** Called to show all imitations of a name in the table. */
  onShow(target: ImitationTarget): void;
}

/** Lists the imitated names, each with the names that imitate it. */
export function ImitationList({ session, snapshot, onOpen, onShow }: ImitationListProps) {
  const describeOrigin = useTargetOrigin();
  const { count, groups } = useImitationGroups(session, snapshot);
  return (
    <div className="stack gap-5 above-2">
      <section>
        <h2>Imitated names</h2>
        <p className="note">
          {count === 0 ? 'No name' : formatCount(count, 'name')} in the list{' '}
          {count > 1 ? 'imitate a known name or come' : 'imitates a known name or comes'} close to
          one.
        </p>
        {count > 0 && (
          <PagedList items={groups} keyOf={({ name }) => name ?? ''}>
            {({ name, all, rows }) => (
              <Group session={session} rows={rows} other={name} onOpen={onOpen}>
                {name === null ? 'An address' : <NameText name={name} />}
                <Note>{name !== null && describeOrigin(name)}</Note>
                <button
                  type="button"
                  className="as-link small figures light"
                  onClick={() => onShow({ name })}
                >
                  Show {formatCount(all.length, 'name')}
                </button>
              </Group>
            )}
          </PagedList>
        )}
      </section>
      <p className="note">
        Names are compared with <Link to={{ screen: 'watchlist' }}>your trusted names</Link> and the
        built-in known names. This list stays open while you review them.
      </p>
    </div>
  );
}

interface GroupProps extends Pick<GroupListProps, 'session' | 'onOpen'> {
  rows: readonly number[];
  /** Name that the rows are compared with. Null for an address. */
  other: string | null;
  /** Number of names that are not among the rows. */
  more?: number;
  children: ReactNode;
}

function Group({ session, rows, other, more = 0, onOpen, children }: GroupProps) {
  return (
    <div className={`row gap-3 lines-1 anywhere ${styles.group}`}>
      <h3 className={`row gap-3 lines-0 shrink ${styles.target}`}>{children}</h3>
      <div className="row gap-2 lines-0 shrink">
        {rows.map((row) => (
          <NameLink key={row} session={session} row={row} other={other} onOpen={onOpen} />
        ))}
        {more > 0 && <Note>and {more.toLocaleString('en')} more</Note>}
      </div>
    </div>
  );
}

/** Remark in a group. Omitted if it is empty. */
function Note({ children }: { children: ReactNode }) {
  return children && <span className="note light">{children}</span>;
}

interface NameLinkProps extends Pick<GroupListProps, 'session' | 'onOpen'> {
  row: number;
  /** Name to compare with. If it is null, nothing is marked. */
  other: string | null;
}

/** Link to the report of a row. Shows the verdict and the name, and marks where the name differs from `other`. */
function NameLink({ session, row, other, onOpen }: NameLinkProps) {
  const { tone, name } = getRowContent(session, row);
  return (
    <RowLink
      className={`inline gap-2 shrink undecorated ${styles.name}`}
      name={name}
      row={row}
      onOpen={onOpen}
    >
      {tone && <ToneMark tone={tone} label={TONE_WORDS[tone]} />}
      <MarkedName name={name} other={other} />
    </RowLink>
  );
}

const PAGE_SIZE = 100;

interface PagedListProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): number | string;
  children(item: Item): ReactNode;
}

/** List that shows its first items and a button to show more. */
function PagedList<Item>({ items, keyOf, children }: PagedListProps<Item>) {
  const [length, setLength] = useState(PAGE_SIZE);
  return (
    <>
      <ol className="panel lined container above-2">
        {items.slice(0, length).map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ol>
      {items.length > length && (
        <button type="button" className={styles.more} onClick={() => setLength(length + PAGE_SIZE)}>
          Show more ({items.length.toLocaleString('en')} in total)
        </button>
      )}
    </>
  );
}

/** Returns a function that describes where an imitated name comes from. It returns null until both lists are loaded. */
function useTargetOrigin(): (name: string) => string | null {
  const { data: entries } = useQuery(getWatchedEntriesQuery(useWatchlistRevision()));
  const { data: listed } = useQuery(KNOWN_NAMES_QUERY);
  return useMemo(() => {
    const watched = new Set(entries?.map(({ name }) => name));
    const known = new Map(listed?.map((each) => [each.name, each]));
    return (name: string) =>
      entries && listed ? describeTargetOrigin(watched.has(name), known.get(name)) : null;
  }, [entries, listed]);
}
