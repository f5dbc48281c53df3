import { useRef, useState } from 'react';
import { openExportSink } from '../../../client/bulk/export/export-sink.ts';
import type { BulkSession } from '../../../client/bulk-session.ts';
import styles from './export-panel.module.css';

interface ExportPanelProps {
  session: BulkSession;
  rows: number;
  /** Rows that the filters leave. */
  shown: number;
}

/** Writes reports to a file: what is shown, or everything. */
export function ExportPanel({ session, rows, shown }: ExportPanelProps) {
  const [kind, setKind] = useState<'csv' | 'jsonl'>('csv');
  const [scope, setScope] = useState<'all' | 'shown'>('all');
  const [mark, setMark] = useState(true);
  const [escaped, setEscaped] = useState(false);
  /** Share that has been written while an export runs. */
  const [share, setShare] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const task = useRef<AbortController | null>(null);
  const count = scope === 'all' ? rows : shown;

  const run = async () => {
    const controller = new AbortController();
    task.current = controller;
    setOutcome(null);
    try {
      const sink = await openExportSink(`names.${kind}`);
      if (!sink) return;
      setShare(0);
      await session.export({
        scope,
        format: kind === 'csv' ? { kind, mark, escaped } : { kind },
        sink,
        signal: controller.signal,
        onProgress: (written) => setShare(written / count),
      });
      setOutcome('Exported.');
    } catch (error) {
      setOutcome(controller.signal.aborted ? 'Not exported.' : (error as Error).message);
    } finally {
      setShare(null);
    }
  };

  return (
    <details className={styles.panel}>
      <summary>Export</summary>
      <div className={styles.choices}>
        <label>
          Rows
          <select
            value={scope}
            onChange={(event) => setScope(event.target.value as 'all' | 'shown')}
          >
            <option value="all">All {rows.toLocaleString('en')}</option>
            <option value="shown">The {shown.toLocaleString('en')} shown</option>
          </select>
        </label>
        <label>
          Format
          <select value={kind} onChange={(event) => setKind(event.target.value as 'csv' | 'jsonl')}>
            <option value="csv">CSV</option>
            <option value="jsonl">JSON Lines</option>
          </select>
        </label>
        {kind === 'csv' && (
          <>
            <label>
              <input
                type="checkbox"
                checked={mark}
                onChange={(event) => setMark(event.target.checked)}
              />{' '}
              Byte order mark, for spreadsheets
            </label>
            <label>
              <input
                type="checkbox"
                checked={escaped}
                onChange={(event) => setEscaped(event.target.checked)}
              />{' '}
              A column with invisible characters written out
            </label>
            <p>Cells that a spreadsheet could take for a formula begin with an apostrophe there.</p>
          </>
        )}
        {share === null ? (
          <button type="button" disabled={count === 0} onClick={() => void run()}>
            Export {count.toLocaleString('en')} {count === 1 ? 'name' : 'names'}
          </button>
        ) : (
          <>
            <progress max={1} value={share} aria-label="Share that has been written" />
            <button type="button" onClick={() => task.current?.abort()}>
              Stop the export
            </button>
          </>
        )}
        <p role="status">{outcome}</p>
      </div>
    </details>
  );
}
