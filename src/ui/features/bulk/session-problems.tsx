import type { FailedRows, JobStatus } from '../../../client/bulk/bulk-job.ts';
import type { RejudgingState } from '../../../client/bulk/rejudging.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import styles from './session-problems.module.css';

interface SessionProblemsProps {
  session: BulkSession;
  status: JobStatus;
  rejudging: RejudgingState;
}

function describeFailedRows({ from, to }: FailedRows): string {
  const first = (from + 1).toLocaleString('en');
  return to - from === 1 ? `Row ${first}` : `Rows ${first}–${to.toLocaleString('en')}`;
}

/** Shows errors in reading or inspecting the list, with buttons that try again. */
export function SessionProblems({ session, status, rejudging }: SessionProblemsProps) {
  const { state, problem, readError, failed, isRetrying } = status;
  const isActive = state === 'running' || state === 'paused';
  if (!problem && readError === null && failed.length + rejudging.failed.length === 0) return null;
  return (
    <div className={styles.problems}>
      {problem && <p>{problem.detail} Then resume.</p>}
      {readError !== null && <p>{readError}</p>}
      {failed.map((rows) => (
        <p key={rows.from}>
          {describeFailedRows(rows)} could not be inspected: {rows.message}
        </p>
      ))}
      {rejudging.failed.map((rows) => (
        <p key={rows.from}>
          {describeFailedRows(rows)} could not be updated after your trusted names changed. Earlier
          verdicts are kept. {rows.message}
        </p>
      ))}
      {rejudging.failed.length > 0 && (
        <button type="button" onClick={session.retryRejudging}>
          Update verdicts
        </button>
      )}
      {failed.length > 0 && !isActive && (
        <button type="button" aria-disabled={isRetrying} onClick={session.retryFailed}>
          {isRetrying ? 'Trying again…' : 'Try again'}
        </button>
      )}
    </div>
  );
}
