import { useState, useSyncExternalStore } from 'react';
import { chainFacts } from '../../../client/chain/chain-facts-store.ts';
import { createExportFileName } from '../../../client/export/export-file-name.ts';
import { type ExportState, openExportSink } from '../../../client/export/export-task.ts';
import { createCandidateFactsFormat } from '../../../client/imitations/candidate-facts-format.ts';
import type { CandidateSession } from '../../../client/imitations/candidate-session.ts';
import type { ShownCandidates } from '../../../client/imitations/candidate-view.ts';
import {
  type CandidateFormat,
  exportCandidates,
} from '../../../client/imitations/export-candidates.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { BarMenu } from '../../components/list-bar.tsx';
import styles from './candidate-actions.module.css';
import { ExportFormatSelect } from './export-format-select.tsx';

function describeExport(state: ExportState): string | null {
  if (state.phase === 'failed') return state.reason;
  if (state.phase === 'running') return 'Exporting…';
  return state.phase === 'done' ? 'Exported.' : null;
}

interface CandidateActionsProps {
  /** The imitated name. */
  name: string;
  session: CandidateSession;
  shown: ShownCandidates;
}

/** Buttons that copy and export the candidates shown. */
export function CandidateActions({ name, session, shown }: CandidateActionsProps) {
  const { list, likeness, registrations, exporting } = session;
  const [format, setFormat] = useState<CandidateFormat>('csv');
  const exported = useSyncExternalStore(session.subscribeToExport, exporting.state);
  const { rows, states } = shown;
  const getCandidate = (row: number) => list.rows[row] as (typeof list.rows)[number];

  const run = () =>
    exporting.run(
      () =>
        openExportSink(
          createExportFileName({ source: name, view: 'imitations', extension: format }),
        ),
      (sink, signal, onShare) => {
        const code = states.size > 0 ? chainFacts.getCode() : null;
        const facts = code && createCandidateFactsFormat(registrations, code);
        return exportCandidates(
          { format, rows, getCandidate, getLikeness: likeness.of, facts },
          sink,
          signal,
          onShare,
        );
      },
    );
  return (
    <BarMenu title="Export">
      <div className={styles.actions} data-screen-only>
        <CopyButton
          text={() => rows.map((row) => getCandidate(row).name).join('\n')}
          what="the names shown, one per line"
        >
          Copy shown
        </CopyButton>
        <ExportFormatSelect
          label="Export shown as"
          format={format}
          onFormat={(next) => {
            exporting.clear();
            setFormat(next);
          }}
        />
        <button
          type="button"
          disabled={rows.length === 0 || exported.phase === 'running'}
          onClick={() => void run()}
        >
          Export
        </button>
        <p role="status">{describeExport(exported)}</p>
      </div>
    </BarMenu>
  );
}
