import { memo, type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { type ImitationTarget, NO_FILTER } from '../../../client/bulk/row-filter.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import type { RowAddress } from '../../../lists/rows/describe-address.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { getReadingPlace, PARTS, type ReadingPlace } from '../../lib/reading-place.ts';
import { AddressCell } from './address-cell.tsx';
import styles from './bulk-screen.module.css';
import { ExportPanel } from './export-panel.tsx';
import { ImitationList } from './imitation-list.tsx';
import { LookAlikeList } from './look-alike-list.tsx';
import { RejectedLines, RejectedLinesButton } from './rejected-lines.tsx';
import { RowFilters } from './row-filters.tsx';
import { RowTable } from './row-table.tsx';
import { SessionBar } from './session-bar.tsx';
import { UnknownLabels } from './unknown-labels-bar.tsx';
import { useOpenReport } from './use-open-report.ts';

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

/** View of an open list: its progress, its rows and the report of the open row. */
export function SessionView({ session, onClear, renderReport }: SessionViewProps) {
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const shown = useSyncExternalStore(session.view.subscribe, session.view.shown);
  const [{ part, open }, setPlace] = useState({ ...getReadingPlace(session) });
  const report = useRef<HTMLElement>(null);
  const panes = useRef<HTMLDivElement>(null);
  const go = useCallback(
    (change: Partial<ReadingPlace>) =>
      setPlace({ ...Object.assign(getReadingPlace(session), change) }),
    [session],
  );
  const openReport = useOpenReport(session, go, { report, panes });
  const showImitations = ({ name }: ImitationTarget) => {
    const filter = { ...NO_FILTER, target: { name } };
    session.view.setQuery({ ...shown.query, filter });
    go({ part: 'names' });
  };
  const { status, rows, counts, rejudging, labels, exporting, addresses } = snapshot;
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
      <UnknownLabels session={session} labels={labels} />
      <div className={styles.parts}>
        <fieldset className={styles.switch}>
          <legend>View</legend>
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
        <ExportPanel session={session} state={exporting} rows={rows} shown={shown} part={part} />
      </div>
      {part === 'names' && (
        <RowFilters
          counts={counts}
          addresses={addresses}
          shown={shown}
          onQuery={session.view.setQuery}
        />
      )}
      <div ref={panes} className={styles.panes} data-open={open !== null}>
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
          <section ref={report} className={styles.report} aria-label="Report on the row">
            <p className={styles.reportActions}>
              <Link to={{ screen: 'name', name: session.store.name(open) }}>Open as page</Link>
              <button type="button" onClick={openReport.close}>
                Close report
              </button>
            </p>
            <GivenLine given={session.given(open)} />
            <AddressLine address={session.describeAddress(open)} />
            <RowReport name={session.store.name(open)} render={renderReport} />
          </section>
        )}
      </div>
      <RejectedLines lines={status.rejected} />
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

/** The address of the row, and what is known about it. */
function AddressLine({ address }: { address: RowAddress | null }) {
  if (address === null) return null;
  return (
    <p className={styles.given}>
      <AddressCell address={address} isDescribed={false} />
    </p>
  );
}

/** The original line, if an unknown label in it was resolved. */
function GivenLine({ given }: { given: string | null }) {
  if (given === null) return null;
  return (
    <p className={styles.given}>
      Listed as <NameText name={given} />
    </p>
  );
}
