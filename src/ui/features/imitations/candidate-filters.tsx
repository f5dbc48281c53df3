import { useState } from 'react';
import { chainFacts } from '../../../client/chain/chain-facts-store.ts';
import { createExportFileName } from '../../../client/export/export-file-name.ts';
import { type ExportSink, openExportSink } from '../../../client/export/export-task.ts';
import type { CandidateCounts } from '../../../client/imitations/candidate-list.ts';
import { createCandidateFactsFormat } from '../../../client/imitations/candidate-registrations.ts';
import type { CandidateSession } from '../../../client/imitations/candidate-session.ts';
import { CANDIDATE_VERDICTS } from '../../../client/imitations/candidate-verdict.ts';
import type { CandidateQuery, ShownCandidates } from '../../../client/imitations/candidate-view.ts';
import {
  createCandidateRow,
  exportImitations,
  type ImitationsFormat,
} from '../../../client/imitations/export-imitations.ts';
import { deferUpdateUntil } from '../../../client/offline/running-jobs.ts';
import { CANDIDATE_KINDS } from '../../../contract/imitations.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import {
  BarMenu,
  FilterChip,
  FilterChips,
  FilterStatus,
  toggleValue,
} from '../../components/list-bar.tsx';
import { Select } from '../../components/select.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { KIND_WORDS, VERDICT_WORDS } from './candidate-words.ts';
import styles from './imitations-screen.module.css';

const ORDERS: readonly (readonly [CandidateQuery['order'], string])[] = [
  ['danger', 'Most dangerous first'],
  ...(IS_EXTENSION ? [] : [['registration', 'Registered ones first'] as const]),
  ['likeness', 'Most alike on this device first'],
  ['name', 'By name'],
];

/** Returns the filters that are active or match at least one candidate. */
function listUsedFilters<Filter>(
  filters: readonly Filter[],
  counts: ReadonlyMap<Filter, number>,
  active: readonly Filter[],
): Filter[] {
  return filters.filter((filter) => (counts.get(filter) ?? 0) > 0 || active.includes(filter));
}

interface CandidateFiltersProps {
  counts: CandidateCounts;
  shown: ShownCandidates;
  onQuery(query: CandidateQuery): void;
}

/** Search field, order and filters of the candidates. */
export function CandidateFilters({ counts, shown, onQuery }: CandidateFiltersProps) {
  const { query } = shown;
  const change = (changes: Partial<CandidateQuery>) => onQuery({ ...query, ...changes });
  return (
    <>
      <input
        type="search"
        aria-label="Find in this list"
        placeholder="Find in this list"
        {...NAME_INPUT_PROPS}
        value={query.search}
        onChange={({ target }) => change({ search: target.value })}
      />
      <div className={styles.verdicts}>
        <FilterChips legend="Verdict">
          {listUsedFilters(CANDIDATE_VERDICTS, counts.verdicts, query.verdicts).map((verdict) => (
            <FilterChip
              key={verdict}
              isOn={query.verdicts.includes(verdict)}
              count={counts.verdicts.get(verdict) ?? 0}
              onToggle={() => change({ verdicts: toggleValue(query.verdicts, verdict) })}
            >
              <ToneMark tone={VERDICT_WORDS[verdict].tone} />{' '}
              <span className={styles.word}>{VERDICT_WORDS[verdict].all}</span>
            </FilterChip>
          ))}
        </FilterChips>
      </div>
      <BarMenu title="Filters" activeCount={query.kinds.length}>
        <label>
          Order{' '}
          <Select
            aria-label="Order"
            value={query.order}
            options={ORDERS}
            onChange={(order) => change({ order })}
          />
        </label>
        <FilterChips legend="Kind">
          {listUsedFilters(CANDIDATE_KINDS, counts.kinds, query.kinds).map((kind) => (
            <FilterChip
              key={kind}
              isOn={query.kinds.includes(kind)}
              count={counts.kinds.get(kind) ?? 0}
              onToggle={() => change({ kinds: toggleValue(query.kinds, kind) })}
            >
              {KIND_WORDS[kind]}
            </FilterChip>
          ))}
        </FilterChips>
      </BarMenu>
      <div className={`soft tiny figures unbroken ${styles.shown}`}>
        <FilterStatus>{shown.rows.length.toLocaleString('en')} shown</FilterStatus>
      </div>
    </>
  );
}

interface CandidateActionsProps {
  /** The imitated name. */
  name: string;
  session: CandidateSession;
  shown: ShownCandidates;
}

/** Buttons that copy and export the candidates shown. */
export function CandidateActions({ name, session, shown }: CandidateActionsProps) {
  const { list, likeness, registrations } = session;
  const { rows, states } = shown;
  const getCandidate = (row: number) => list.rows[row] as (typeof list.rows)[number];
  const { outcome, isRunning, run, selectFormat } = useExport(
    name,
    'imitations',
    (format, sink) => {
      const code = states.size > 0 ? chainFacts.getCode() : null;
      return exportImitations(
        rows.map((row) => createCandidateRow(getCandidate(row), likeness.of(row))),
        format,
        sink,
        code && createCandidateFactsFormat(registrations, code),
      );
    },
  );
  return (
    <BarMenu title="Export">
      <div className={`row small gap-3 lines-2 ${styles.actions}`} data-screen-only>
        <CopyButton
          text={() => rows.map((row) => getCandidate(row).name).join('\n')}
          what="the names shown, one per line"
        >
          Copy shown
        </CopyButton>
        {selectFormat('Export shown as')}
        <button
          type="button"
          className={`hover-edge medium ${styles.small}`}
          disabled={rows.length === 0 || isRunning}
          onClick={run}
        >
          Export
        </button>
        <p className="soft" role="status">
          {outcome}
        </p>
      </div>
    </BarMenu>
  );
}

/** File formats of an export. */
const FORMATS: readonly (readonly [ImitationsFormat, string])[] = [
  ['csv', 'CSV'],
  ['jsonl', 'JSON Lines'],
  ['txt', 'Text, one name per line'],
];

const RUNNING = 'Exporting…';

/**
 * Exports imitations in the format that the user chooses, and shows the outcome. An update of the page waits for the
 * export.
 */
export function useExport(
  source: string,
  view: string,
  write: (format: ImitationsFormat, sink: ExportSink) => Promise<void>,
) {
  const [format, setFormat] = useState<ImitationsFormat>('csv');
  const [outcome, setOutcome] = useState('');

  const save = async () => {
    setOutcome('');
    const sink = await openExportSink(createExportFileName({ source, view, extension: format }));
    if (!sink) return;
    setOutcome(RUNNING);
    await write(format, sink);
    setOutcome('Exported.');
  };
  return {
    outcome,
    isRunning: outcome === RUNNING,
    run() {
      const work = save();
      deferUpdateUntil(work);
      work.catch((error: unknown) => setOutcome(getErrorMessage(error)));
    },
    /** Renders the menu of formats. */
    selectFormat: (label: string) => (
      <label>
        {label}{' '}
        <Select
          value={format}
          options={FORMATS}
          onChange={(next) => {
            setOutcome('');
            setFormat(next);
          }}
        />
      </label>
    ),
  };
}
