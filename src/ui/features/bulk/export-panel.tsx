import { type ReactNode, useMemo, useState } from 'react';
import { countAddressWarnings } from '../../../client/bulk/address-judging.ts';
import { type ExportScope, isGrouping } from '../../../client/bulk/list-export.ts';
import type { Grouping } from '../../../client/bulk/row-groups.ts';
import type { ShownRows } from '../../../client/bulk/row-view.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { createExportFileName } from '../../../client/export/export-file-name.ts';
import { type ExportState, openExportSink } from '../../../client/export/export-task.ts';
import { getSourceName } from '../../../client/input/bulk-source.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { closeOnEscape } from '../../components/list-bar.tsx';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { Select } from '../../components/select.tsx';
import type { ReadingPlace } from '../../lib/reading-place.ts';
import styles from './export-panel.module.css';
import { describeLostWarnings, getExportViewWord } from './list-words.ts';

interface OptionProps {
  isOn: boolean;
  onChoose(isOn: boolean): void;
  children: ReactNode;
}

function Option({ isOn, onChoose, children }: OptionProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChoose(target.checked)} />{' '}
      {children}
    </label>
  );
}

function describeOutcome(state: ExportState): string | null {
  if (state.phase === 'failed') return state.reason;
  if (state.phase === 'stopped') return 'Export stopped.';
  return state.phase === 'done' ? 'Exported.' : null;
}

/** Scope of an export, by the part of the list that is on the screen. */
const PART_SCOPES: Record<ReadingPlace['part'], ExportScope> = {
  names: 'shown',
  'look-alikes': 'look-alikes',
  imitations: 'imitated-names',
};

const SCOPE_WORDS: Record<Grouping, string> = {
  'look-alikes': 'the look-alike groups',
  'imitated-names': 'the imitated names',
};

interface ExportPanelProps {
  session: BulkSession;
  state: ExportState;
  rows: number;
  shown: ShownRows;
  part: ReadingPlace['part'];
}

/** Panel that exports the current view or the whole list. */
export function ExportPanel({ session, state, rows, shown, part }: ExportPanelProps) {
  const [kind, setKind] = useState<'csv' | 'jsonl'>('csv');
  const [isWhole, setWhole] = useState(false);
  const [hasBom, setHasBom] = useState(true);
  const [hasEscapedColumn, setHasEscapedColumn] = useState(false);
  // If an export is running when the user returns to this screen, the panel starts open.
  const [wasRunning] = useState(state.phase === 'running' || undefined);
  const [isStopping, setStopping] = useState(false);
  const scope = isWhole ? 'all' : PART_SCOPES[part];
  const { addresses, status } = session.snapshot();
  const isStopped = status.state === 'cancelled';
  const count = scope === 'all' ? rows : shown.length;
  const what = isGrouping(scope) ? SCOPE_WORDS[scope] : formatCount(count, 'name');
  const hasChoice = isGrouping(PART_SCOPES[part]) || shown.length !== rows;

  /** Wraps a setter so that it also removes the result of the previous export, which used other settings. */
  const choose =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      session.clearExport();
      set(value);
    };
  const run = () => {
    setStopping(false);
    const fileName = createExportFileName({
      source: getSourceName(session.source),
      view: getExportViewWord(scope, shown.query.filter),
      isStopped,
      extension: kind,
    });
    session.export({
      scope,
      format: kind === 'csv' ? { kind, hasBom, hasEscapedColumn } : { kind },
      open: () => openExportSink(fileName),
    });
  };

  return (
    <>
      <details className={styles.panel} open={wasRunning} onKeyDown={closeOnEscape}>
        <summary className="line gap-1 unbroken unmarked">Export</summary>
        <div className={styles.choices}>
          {hasChoice && (
            <label>
              Rows
              <Select
                value={isWhole ? 'all' : 'shown'}
                options={[
                  [
                    'shown',
                    part === 'names'
                      ? `What is shown (${shown.length.toLocaleString('en')})`
                      : 'The groups shown',
                  ],
                  ['all', `The whole list (${rows.toLocaleString('en')})`],
                ]}
                onChange={choose<'shown' | 'all'>((value) => setWhole(value === 'all'))}
              />
            </label>
          )}
          <label>
            Format
            <Select
              value={kind}
              options={[
                ['csv', 'CSV'],
                ['jsonl', 'JSON Lines'],
              ]}
              onChange={choose<'csv' | 'jsonl'>(setKind)}
            />
          </label>
          {kind === 'csv' && (
            <>
              <Option isOn={hasBom} onChoose={choose(setHasBom)}>
                Add a byte order mark for Excel
              </Option>
              <Option isOn={hasEscapedColumn} onChoose={choose(setHasEscapedColumn)}>
                Add a column that spells out hidden characters
              </Option>
              <p>Cells that a spreadsheet would read as a formula start with an apostrophe.</p>
            </>
          )}
          {kind === 'jsonl' && addresses && !isGrouping(scope) && (
            <>
              <p>JSON Lines contains the documented reports, without the addresses of this list.</p>
              {addresses.warnings > 0 && (
                <LostWarnings session={session} shown={scope === 'all' ? null : shown} />
              )}
            </>
          )}
          {isGrouping(scope) && (
            <p>One line per name, with its group, the name it imitates and the evidence.</p>
          )}
          {isStopped && (
            <p>You stopped this list, so the file contains only names inspected before that.</p>
          )}
          {state.phase !== 'running' ? (
            <button
              type="button"
              className="primary"
              disabled={!isGrouping(scope) && count === 0}
              onClick={run}
            >
              Export {what}
            </button>
          ) : (
            <>
              <progress max={1} value={state.share} aria-label="Export progress" />
              <button type="button" className="primary" onClick={() => setStopping(true)}>
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

interface LostWarningsProps {
  session: BulkSession;
  /** Rows to export. Null for the whole list. */
  shown: ShownRows | null;
}

/** Warns that an export leaves out the warnings about addresses. */
function LostWarnings({ session, shown }: LostWarningsProps) {
  const all = session.snapshot().addresses?.warnings ?? 0;
  const count = useMemo(
    () => (shown === null ? all : countAddressWarnings(session.store, shown)),
    [session, shown, all],
  );
  const words = describeLostWarnings(count);
  return words !== null && <p className={styles.lost}>{words}</p>;
}
