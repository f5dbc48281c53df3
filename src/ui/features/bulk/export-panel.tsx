import { type KeyboardEvent, useState } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { openExportSink } from '../../../client/export/export-sink.ts';
import type { ExportState } from '../../../client/export/export-task.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import styles from './export-panel.module.css';

function describeOutcome(state: ExportState): string | null {
  if (state.phase === 'failed') return state.reason;
  if (state.phase === 'stopped') return 'Export stopped.';
  return state.phase === 'done' ? 'Exported.' : null;
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget } = event;
  if (event.key !== 'Escape' || !currentTarget.open) return;
  event.preventDefault();
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

interface ExportPanelProps {
  session: BulkSession;
  state: ExportState;
  rows: number;
  /** Number of rows that match the filters. */
  shown: number;
}

/** Panel that exports the reports of all rows, or only of the rows that match the filters. */
export function ExportPanel({ session, state, rows, shown }: ExportPanelProps) {
  const [kind, setKind] = useState<'csv' | 'jsonl'>('csv');
  const [scope, setScope] = useState<'all' | 'shown'>('all');
  const [hasBom, setHasBom] = useState(true);
  const [hasEscapedColumn, setHasEscapedColumn] = useState(false);
  // If an export is running when the user returns to this screen, the panel starts open.
  const [wasRunning] = useState(state.phase === 'running' || undefined);
  const [isStopping, setStopping] = useState(false);
  const count = scope === 'all' ? rows : shown;

  const run = () => {
    setStopping(false);
    session.export({
      scope,
      format: kind === 'csv' ? { kind, hasBom, hasEscapedColumn } : { kind },
      open: () => openExportSink(`names.${kind}`),
    });
  };

  return (
    <>
      <details className={styles.panel} open={wasRunning} onKeyDown={closeOnEscape}>
        <summary>Export</summary>
        <div className={styles.choices}>
          <label>
            Rows
            <select
              value={scope}
              onChange={(event) => setScope(event.target.value as 'all' | 'shown')}
            >
              <option value="all">All {rows.toLocaleString('en')}</option>
              <option value="shown">Only the {shown.toLocaleString('en')} shown</option>
            </select>
          </label>
          <label>
            Format
            <select
              value={kind}
              onChange={(event) => setKind(event.target.value as 'csv' | 'jsonl')}
            >
              <option value="csv">CSV</option>
              <option value="jsonl">JSON Lines</option>
            </select>
          </label>
          {kind === 'csv' && (
            <>
              <label>
                <input
                  type="checkbox"
                  checked={hasBom}
                  onChange={(event) => setHasBom(event.target.checked)}
                />{' '}
                Add a byte order mark for Excel
              </label>
              <label>
                <input
                  type="checkbox"
                  checked={hasEscapedColumn}
                  onChange={(event) => setHasEscapedColumn(event.target.checked)}
                />{' '}
                Add a column that spells out hidden characters
              </label>
              <p>Cells that a spreadsheet would read as a formula start with an apostrophe.</p>
            </>
          )}
          {state.phase !== 'running' ? (
            <button type="button" disabled={count === 0} onClick={run}>
              Export {formatCount(count, 'name')}
            </button>
          ) : (
            <>
              <progress max={1} value={state.share} aria-label="Export progress" />
              <button type="button" onClick={() => setStopping(true)}>
                Stop the export
              </button>
            </>
          )}
          <p role="status">{describeOutcome(state)}</p>
        </div>
      </details>
      {isStopping && state.phase === 'running' && (
        <QuestionDialog
          title="Stop the export?"
          keep="Keep exporting"
          leave="Stop the export"
          onKeep={() => setStopping(false)}
          onLeave={() => {
            setStopping(false);
            session.stopExport();
          }}
        >
          The unfinished file will be deleted. The list stays open.
        </QuestionDialog>
      )}
    </>
  );
}
