import type { JobStatus } from '../../../client/bulk/bulk-job.ts';
import type { BulkSession } from '../../../client/bulk-session.ts';
import styles from './session-bar.module.css';

interface SessionBarProps {
  session: BulkSession;
  status: JobStatus;
  rows: number;
  onClear(): void;
}

const STATE_WORDS = {
  running: 'Inspecting',
  paused: 'Paused',
  done: 'Done',
  cancelled: 'Stopped',
} as const;

/** How far the job is, how fast, and what can be done about it. */
export function SessionBar({ session, status, rows, onClear }: SessionBarProps) {
  const { state, progress, elapsed, problem, brokenOff, failed } = status;
  const rate = elapsed > 0 ? Math.round((rows / elapsed) * 1000) : 0;
  const isActive = state === 'running' || state === 'paused';
  return (
    <div className={styles.bar}>
      <p className={styles.figures} role="status">
        <strong>{STATE_WORDS[state]}</strong>
        <span>{rows.toLocaleString('en')} names</span>
        {rate > 0 && <span>{rate.toLocaleString('en')} a second</span>}
      </p>
      <progress
        max={1}
        value={state === 'done' ? 1 : progress}
        aria-label="Share of the list that has been read"
      />
      <div className={styles.actions}>
        {state === 'running' && (
          <button type="button" onClick={session.pause}>
            Pause
          </button>
        )}
        {state === 'paused' && (
          <button type="button" onClick={session.resume}>
            Go on
          </button>
        )}
        {isActive && (
          <button type="button" onClick={session.cancel}>
            Stop, keep what is done
          </button>
        )}
        <button type="button" onClick={onClear}>
          New list
        </button>
      </div>
      {problem && <p className={styles.trouble}>{problem.detail} Then go on.</p>}
      {brokenOff !== null && <p className={styles.trouble}>{brokenOff}</p>}
      {failed.map(({ from, to, message }) => (
        <p key={from} className={styles.trouble}>
          Rows {from + 1}–{to} could not be inspected: {message}
        </p>
      ))}
    </div>
  );
}
