import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type ImitationTarget, NO_FILTER } from '../../../client/bulk/row-filter.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { NameText } from '../../components/name-text.tsx';
import { getReadingPlace, PARTS, type ReadingPlace } from '../../lib/reading-place.ts';
import styles from './bulk.module.css';
import { ExportPanel } from './export-panel.tsx';
import { ImitationList } from './imitation-list.tsx';
import { LabelBar } from './label-bar.tsx';
import { LookAlikeList } from './look-alike-list.tsx';
import { RejectedLines, RejectedLinesButton } from './rejected-lines.tsx';
import { RowFilters } from './row-filters.tsx';
import { RowTable } from './row-table.tsx';
import { SessionBar } from './session-bar.tsx';

const PART_WORDS: Record<ReadingPlace['part'], string> = {
  names: 'Names',
  'look-alikes': 'Look-alike groups',
  imitations: 'Imitated names',
};

interface SessionViewProps {
  session: BulkSession;
  onClear(): void;
  renderReport(name: string): ReactNode;
}

/** A list under inspection: its progress, its rows, the report of one of them. */
export function SessionView({ session, onClear, renderReport }: SessionViewProps) {
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const shown = useSyncExternalStore(session.view.subscribe, session.view.shown);
  const [{ part, open }, setPlace] = useState({ ...getReadingPlace(session) });
  const opener = useRef<Element | null>(null);
  const report = useRef<HTMLElement>(null);
  const panes = useRef<HTMLDivElement>(null);
  const go = useCallback(
    (change: Partial<ReadingPlace>) =>
      setPlace({ ...Object.assign(getReadingPlace(session), change) }),
    [session],
  );
  const openRow = useCallback(
    (row: number) => {
      opener.current = document.activeElement;
      go({ open: row });
    },
    [go],
  );
  useEffect(() => {
    // On a narrow page the report stands below the list; one that was come back to keeps its place.
    if (open === null || opener.current === null || report.current === null) return;
    if (report.current.getBoundingClientRect().top > window.innerHeight) {
      report.current.scrollIntoView();
    }
  }, [open]);
  const closeReport = () => {
    go({ open: null });
    // Where the report was opened, else where the Tab key stops first: without this the focus would be nowhere.
    const { current } = opener;
    const place = current?.isConnected
      ? current
      : (panes.current?.querySelector('[tabindex="0"]') ?? panes.current?.querySelector('button'));
    if (place instanceof HTMLElement) place.focus();
  };
  const showImitations = ({ name }: ImitationTarget) => {
    const filter = { ...NO_FILTER, target: { name } };
    session.view.setQuery({ ...shown.query, filter });
    go({ part: 'names' });
  };
  const { status, rows, counts, rejudging, labels, exporting } = snapshot;
  return (
    <>
      <SessionBar
        session={session}
        status={status}
        rejudging={rejudging}
        rows={rows}
        onClear={onClear}
      >
        <RejectedLinesButton count={status.rejected.length} />
      </SessionBar>
      <LabelBar session={session} labels={labels} />
      <div className={styles.parts}>
        <fieldset className={styles.switch}>
          <legend>What to show</legend>
          {PARTS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === part}
              onClick={() => go({ part: each })}
            >
              {PART_WORDS[each]}
            </button>
          ))}
        </fieldset>
        <ExportPanel session={session} state={exporting} rows={rows} shown={shown.length} />
      </div>
      {part === 'names' && (
        <RowFilters counts={counts} shown={shown} onQuery={session.view.setQuery} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a button inside opened */}
      <div
        ref={panes}
        className={styles.panes}
        data-open={open !== null}
        onKeyDown={({ key, target }) => {
          // In a field Escape is the field's own.
          const isField = (target as Element).matches('input, select, textarea');
          if (key === 'Escape' && !isField && open !== null) closeReport();
        }}
      >
        {part === 'names' && (
          <RowTable session={session} shown={shown} open={open} onOpen={openRow} />
        )}
        {part === 'look-alikes' && (
          <LookAlikeList session={session} snapshot={snapshot} onOpen={openRow} />
        )}
        {part === 'imitations' && (
          <ImitationList
            session={session}
            snapshot={snapshot}
            onOpen={openRow}
            onShow={showImitations}
          />
        )}
        {open !== null && (
          <section ref={report} className={styles.report} aria-label="Report of the row">
            <button type="button" className={styles.close} onClick={closeReport}>
              Close the report
            </button>
            <GivenLine given={session.given(open)} />
            <RowReport name={session.store.name(open)} render={renderReport} />
          </section>
        )}
      </div>
      <RejectedLines lines={status.rejected} />
    </>
  );
}

/** A report, not drawn again while only the list changes. */
const RowReport = memo(function RowReport(props: {
  name: string;
  render(name: string): ReactNode;
}) {
  return props.render(props.name);
});

/** The line as it is in the list, where a label in it was resolved. */
function GivenLine({ given }: { given: string | null }) {
  if (given === null) return null;
  return (
    <p className={styles.given}>
      In the list as <NameText name={given} />
    </p>
  );
}
