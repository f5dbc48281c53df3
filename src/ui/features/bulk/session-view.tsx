import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { BulkSession } from '../../../client/bulk-session.ts';
import styles from './bulk.module.css';
import { RowFilters } from './row-filters.tsx';
import { RowTable } from './row-table.tsx';
import { SessionBar } from './session-bar.tsx';
import { SetAsideLines } from './set-aside-lines.tsx';

interface SessionViewProps {
  session: BulkSession;
  onClear(): void;
  renderReport(name: string): ReactNode;
}

/** A list under inspection: its progress, its rows, the report of one of them. */
export function SessionView({ session, onClear, renderReport }: SessionViewProps) {
  const { status, rows, counts } = useSyncExternalStore(session.subscribe, session.snapshot);
  const shown = useSyncExternalStore(session.view.subscribe, session.view.shown);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <SessionBar session={session} status={status} rows={rows} onClear={onClear} />
      <RowFilters counts={counts} shown={shown} onQuery={session.view.ask} />
      <div className={styles.panes} data-open={open !== null}>
        <RowTable session={session} shown={shown} open={open} onOpen={setOpen} />
        {open !== null && (
          <section className={styles.report} aria-label="Report of the row">
            <button type="button" className={styles.close} onClick={() => setOpen(null)}>
              Close the report
            </button>
            {renderReport(session.store.name(open))}
          </section>
        )}
      </div>
      <SetAsideLines lines={status.setAside} />
    </>
  );
}
