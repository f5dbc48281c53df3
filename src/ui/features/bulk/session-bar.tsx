import { type ReactNode, useRef } from 'react';
import type { JobStatus } from '../../../client/bulk/bulk-job.ts';
import type { FailedRows } from '../../../client/bulk/failed-rows.ts';
import type { RejudgingState } from '../../../client/bulk/rejudging.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { describeFormat } from '../../lib/describe-format.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { describeJobState } from './describe-job-state.ts';
import { KeepList } from './keep-list.tsx';
import styles from './session-bar.module.css';

interface SessionBarProps {
  session: BulkSession;
  status: JobStatus;
  rejudging: RejudgingState;
  rows: number;
  onClear(): void;
  /** Content shown after the numbers. */
  children: ReactNode;
}

const ENCODING_WORDS = {
  'utf-8': null,
  'utf-16le': 'Read as UTF-16 (little-endian).',
  'utf-16be': 'Read as UTF-16 (big-endian).',
} as const;

/** Minimum number of rows for a meaningful rate. */
const MIN_RATED_ROWS = 1000;

function describeFailedRows({ from, to }: FailedRows): string {
  const first = (from + 1).toLocaleString('en');
  return to - from === 1 ? `Row ${first}` : `Rows ${first}–${to.toLocaleString('en')}`;
}

/** Progress, speed and controls of the inspection. */
export function SessionBar(props: SessionBarProps) {
  const { session, status, rejudging, rows, onClear, children } = props;
  const { state, progress, elapsed, problem, readError, failed, isRetrying } = status;
  const rate = elapsed > 0 ? Math.round((rows / elapsed) * 1000) : 0;
  const isWhole = state === 'done' && readError === null;
  const isActive = state === 'running' || state === 'paused';
  const isRejudging = rejudging.isRunning && state !== 'running';
  const stateWord = useRef<HTMLElement>(null);
  // When the Pause and Stop buttons disappear, the focus must not move to the button that closes the list.
  useKeptFocus(stateWord, isActive || failed.length + rejudging.failed.length, true);
  const notes = [
    ENCODING_WORDS[session.importOptions.encoding],
    describeFormat(session.importOptions),
  ].filter(Boolean);
  return (
    <div className={styles.bar}>
      <p className={styles.figures}>
        <strong ref={stateWord} role="status" tabIndex={-1}>
          {isRejudging ? 'Updating verdicts…' : describeJobState(status, rows)}
        </strong>
        <span>{formatCount(rows, 'name')}</span>
        {rows >= MIN_RATED_ROWS && <span>{rate.toLocaleString('en')} per second</span>}
        {children}
      </p>
      <progress
        max={1}
        value={isRejudging ? rejudging.share : isWhole ? 1 : progress}
        aria-label={isRejudging ? 'Verdict update progress' : 'Reading progress'}
      />
      <div className={styles.actions}>
        {isActive && (
          <>
            <button type="button" onClick={state === 'paused' ? session.resume : session.pause}>
              {state === 'paused' ? 'Resume' : 'Pause'}
            </button>
            <button type="button" onClick={session.cancel}>
              Stop and keep results
            </button>
          </>
        )}
        <button type="button" onClick={onClear}>
          New list
        </button>
      </div>
      {isWhole && rows > 0 && <KeepList session={session} names={rows} />}
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
      {problem && <p className={styles.error}>{problem.detail} Then resume.</p>}
      {readError !== null && <p className={styles.error}>{readError}</p>}
      {failed.map((rows) => (
        <p key={rows.from} className={styles.error}>
          {describeFailedRows(rows)} could not be inspected: {rows.message}
        </p>
      ))}
      {rejudging.failed.length > 0 && (
        <RejudgingFailure failed={rejudging.failed} onRetry={session.retryRejudging} />
      )}
      {failed.length > 0 && !isActive && (
        // Separate from the buttons above. Otherwise another button would move under the pointer when this one disappears.
        <p className={styles.again}>
          <button type="button" aria-disabled={isRetrying} onClick={session.retryFailed}>
            {isRetrying ? 'Trying again…' : 'Try again'}
          </button>
        </p>
      )}
    </div>
  );
}

interface RejudgingFailureProps {
  failed: RejudgingState['failed'];
  onRetry(): void;
}

/** Lists the rows whose verdicts do not reflect the latest change to the trusted names. */
function RejudgingFailure({ failed, onRetry }: RejudgingFailureProps) {
  return (
    <>
      {failed.map((rows) => (
        <p key={rows.from} className={styles.error}>
          {describeFailedRows(rows)} could not be updated after your trusted names changed. Earlier
          verdicts are kept. {rows.message}
        </p>
      ))}
      <p className={styles.again}>
        <button type="button" onClick={onRetry}>
          Update verdicts
        </button>
      </p>
    </>
  );
}
