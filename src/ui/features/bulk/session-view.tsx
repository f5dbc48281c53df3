import { useQuery } from '@tanstack/react-query';
import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type ImitationTarget,
  NO_FILTER,
  type RowFilter,
} from '../../../client/bulk/row-filter.ts';
import { FOUND_CODES, type TriageCode } from '../../../client/bulk/row-findings.ts';
import { changeSearch, IMITATIONS_FIRST } from '../../../client/bulk/row-view.ts';
import type { BulkSession, SessionSnapshot } from '../../../client/bulk/session/bulk-session.ts';
import { getReadTextQuery } from '../../../client/queries/read-text-query.ts';
import { isAddress } from '../../../primitives/is-address.ts';
import { Link } from '../../components/link.tsx';
import { BarMenu, FilterStatus, ListBar } from '../../components/list-bar.tsx';
import { describeFormat } from '../../lib/describe-format.ts';
import { getReadingPlace, type ReadingPlace } from '../../lib/reading-place.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { ExportPanel } from './export-panel.tsx';
import { KeepList } from './kept-list-offer.tsx';
import { RejectedLines, RejectedLinesButton, SessionProblems } from './list-problems.tsx';
import { JobControls, ListTitle, ListViews } from './list-title.tsx';
import { ImitationList, LookAlikeList } from './name-groups.tsx';
import { NameSearchField, SearchNotes } from './name-search.tsx';
import { countActiveFilters, RowFilters } from './row-filters.tsx';
import { RowTable } from './row-table.tsx';
import styles from './session-view.module.css';
import { AddressCell } from './table-row.tsx';
import { getChosenTile, TriageTiles } from './triage-tiles.tsx';
import { useOpenReport } from './use-open-report.ts';

const ENCODING_WORDS = {
  'utf-8': null,
  'utf-16le': 'Read as UTF-16 (little-endian).',
  'utf-16be': 'Read as UTF-16 (big-endian).',
} as const;

interface SessionViewProps {
  session: BulkSession;
  headingRef: Ref<HTMLHeadingElement>;
  onClear(): void;
  renderReport(name: string): ReactNode;
}

/** View of an open list with its findings, its rows and the report of the open row. */
export function SessionView({ session, headingRef, onClear, renderReport }: SessionViewProps) {
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const shown = useSyncExternalStore(session.view.subscribe, session.view.shown);
  const [{ part, open }, setPlace] = useState({ ...getReadingPlace(session) });
  const report = useRef<HTMLElement>(null);
  const panes = useRef<HTMLDivElement>(null);
  const stateWord = useRef<HTMLElement>(null);
  const go = useCallback(
    (change: Partial<ReadingPlace>) =>
      setPlace({ ...Object.assign(getReadingPlace(session), change) }),
    [session],
  );
  const openReport = useOpenReport(session, go, { report, panes });
  useFirstRows(session, snapshot);
  const { status, rows, counts, rejudging, exporting, addresses } = snapshot;
  const isActive = status.state === 'running' || status.state === 'paused';
  const isWhole = status.state === 'done' && status.readError === null;
  // Moves the focus to the status when the Pause and Stop buttons disappear. The next button would close the list.
  useKeptFocus(stateWord, isActive || status.failed.length + rejudging.failed.length, true);

  const { filter } = shown.query;
  const ask = (change: Partial<RowFilter>) =>
    session.view.setQuery({ ...shown.query, filter: { ...filter, ...change } });
  const showImitations = ({ name }: ImitationTarget) => {
    session.view.setQuery({ ...shown.query, filter: { ...NO_FILTER, target: { name } } });
    go({ part: 'names' });
  };
  const chooseTile = (code: TriageCode | null) => {
    ask({ found: code === null ? [] : [code], target: null });
    if (part !== 'names') go({ part: 'names' });
  };
  const address = open === null ? null : session.describeAddress(open);
  const notes = [
    ENCODING_WORDS[session.importOptions.encoding],
    describeFormat(session.importOptions),
  ].filter(Boolean);
  return (
    <>
      <div className="stack gap-2">
        <ListBar>
          <ListTitle
            session={session}
            snapshot={snapshot}
            headingRef={headingRef}
            stateRef={stateWord}
          >
            <RejectedLinesButton count={status.rejectedCount} />
          </ListTitle>
          <JobControls session={session} state={status.state} />
          {status.state !== 'running' && (
            <ListViews part={part} onPart={(next) => go({ part: next })} />
          )}
          {part === 'names' && (
            <>
              <NameSearchField
                search={filter.search}
                onSearch={(search) => ask(changeSearch(filter, search))}
              />
              <BarMenu title="Filters" activeCount={countActiveFilters(filter)}>
                <RowFilters
                  counts={counts}
                  addresses={addresses}
                  shown={shown}
                  onQuery={session.view.setQuery}
                />
              </BarMenu>
              <div className={`soft tiny figures unbroken ${styles.shown}`}>
                <FilterStatus>
                  {shown.length.toLocaleString('en')} shown{shown.isPending && ' …'}
                </FilterStatus>
              </div>
            </>
          )}
          <ExportPanel session={session} state={exporting} rows={rows} shown={shown} part={part} />
          <button type="button" className={styles.newList} onClick={onClear}>
            New<span className={styles.long}> list</span>
          </button>
        </ListBar>
        <SessionProblems session={session} status={status} rejudging={rejudging} />
        <TriageTiles
          counts={counts}
          chosen={part === 'names' ? getChosenTile(filter.found) : null}
          onChoose={chooseTile}
        />
        {part === 'names' && <SearchNotes shown={shown} onAsk={ask} />}
        <div ref={panes} className={`stack gap-4 level ${styles.panes}`} data-open={open !== null}>
          {part === 'names' && (
            <RowTable
              session={session}
              shown={shown}
              open={open}
              onOpen={openReport.open}
              onFocusRow={openReport.follow}
            />
          )}
          {part === 'look-alikes' && (
            <LookAlikeList session={session} snapshot={snapshot} onOpen={openReport.open} />
          )}
          {part === 'imitations' && (
            <ImitationList
              session={session}
              snapshot={snapshot}
              onOpen={openReport.open}
              onShow={showImitations}
            />
          )}
          {open !== null && (
            <section
              ref={report}
              className={`stack gap-3 shrink relative ${styles.report}`}
              aria-label="Report on the row"
            >
              <p className={`row gap-4 lines-2 ${styles.reportActions}`} data-screen-only>
                <PageLink name={session.store.name(open)} />
                <button type="button" onClick={openReport.close}>
                  Close report
                </button>
              </p>
              {address && (
                <p className="note anywhere">
                  <AddressCell address={address} isDescribed={false} />
                </p>
              )}
              <RowReport name={session.store.name(open)} render={renderReport} />
            </section>
          )}
        </div>
      </div>
      <div className="stack gap-3" data-screen-only>
        {isWhole && rows > 0 && <KeepList session={session} names={rows} />}
        {notes.length > 0 && <p className="note">{notes.join(' ')}</p>}
        <RejectedLines lines={status.rejected} count={status.rejectedCount} />
      </div>
    </>
  );
}

/** Memoized, so that the report does not render again while rows stream in. */
const RowReport = memo(function RowReport(props: {
  name: string;
  render(name: string): ReactNode;
}) {
  return props.render(props.name);
});

/**
 * Link to the page of a row. Omitted if that page would judge another name: it reads its text as pasted text, so
 * `my name.eth` would open as a message that contains `name.eth`.
 */
const PageLink = memo(function PageLink({ name }: { name: string }) {
  const { data } = useQuery(getReadTextQuery(name));
  return (
    (isAddress(name) || data === null) && <Link to={{ screen: 'name', name }}>Open as page</Link>
  );
});

const IMITATION = FOUND_CODES.indexOf('imitation');

/**
 * Shows the imitations of a list when its inspection ends, the most dangerous first. Does nothing if there are no
 * imitations, or if the user has already filtered, sorted or scrolled the list or opened a report.
 */
function useFirstRows(session: BulkSession, { status, counts }: SessionSnapshot): void {
  const isOver = status.state === 'done' || status.state === 'cancelled';
  const hasImitations = (counts.found[IMITATION] ?? 0) > 0;
  useEffect(() => {
    const { open, scrollTop } = getReadingPlace(session);
    if (isOver && hasImitations && open === null && scrollTop === 0) {
      session.view.openWith(IMITATIONS_FIRST);
    }
  }, [session, isOver, hasImitations]);
}
