import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { BulkSession } from '../../../client/bulk-session.ts';
import { NameText } from '../../components/name-text.tsx';
import styles from './bulk.module.css';
import { ExportPanel } from './export-panel.tsx';
import { ImitationList } from './imitation-list.tsx';
import { LabelBar } from './label-bar.tsx';
import { LookAlikeList } from './look-alike-list.tsx';
import { RowFilters } from './row-filters.tsx';
import { RowTable } from './row-table.tsx';
import { SessionBar } from './session-bar.tsx';
import { SetAsideLines } from './set-aside-lines.tsx';

const PARTS = ['names', 'look-alikes', 'imitations'] as const;

type Part = (typeof PARTS)[number];

const PART_WORDS: Record<Part, string> = {
  names: 'Names',
  'look-alikes': 'Look-alike groups',
  imitations: 'Imitations',
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
  const [part, setPart] = useState<Part>('names');
  const [open, setOpen] = useState<number | null>(null);
  const { status, rows, counts, imitating, labels } = snapshot;
  return (
    <>
      <SessionBar session={session} status={status} rows={rows} onClear={onClear} />
      <LabelBar session={session} labels={labels} />
      <div className={styles.parts}>
        <fieldset className={styles.switch}>
          <legend>What to show</legend>
          {PARTS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === part}
              onClick={() => setPart(each)}
            >
              {PART_WORDS[each]}
              {each === 'imitations' && <span>{imitating.length.toLocaleString('en')}</span>}
            </button>
          ))}
        </fieldset>
        <ExportPanel session={session} rows={rows} shown={shown.length} />
      </div>
      {part === 'names' && <RowFilters counts={counts} shown={shown} onQuery={session.view.ask} />}
      <div className={styles.panes} data-open={open !== null}>
        {part === 'names' && (
          <RowTable session={session} shown={shown} open={open} onOpen={setOpen} />
        )}
        {part === 'look-alikes' && (
          <LookAlikeList session={session} snapshot={snapshot} onOpen={setOpen} />
        )}
        {part === 'imitations' && (
          <ImitationList session={session} rows={imitating} onOpen={setOpen} />
        )}
        {open !== null && (
          <section className={styles.report} aria-label="Report of the row">
            <button type="button" className={styles.close} onClick={() => setOpen(null)}>
              Close the report
            </button>
            <GivenLine given={session.given(open)} />
            {renderReport(session.store.name(open))}
          </section>
        )}
      </div>
      <SetAsideLines lines={status.setAside} />
    </>
  );
}

/** The line as it stands in the list, where a label in it was resolved. */
function GivenLine({ given }: { given: string | null }) {
  if (given === null) return null;
  return (
    <p className={styles.given}>
      In the list as <NameText name={given} />
    </p>
  );
}
