import type { FailedRows, JobStatus } from '../../../client/bulk/bulk-job.ts';
import type { RejudgingState } from '../../../client/bulk/rejudging.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import type { RejectedLine } from '../../../lists/readers/rejected-line.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { REJECTION_WORDS } from '../../../words/rejection-words.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import styles from './list-problems.module.css';

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
  const problems = [
    problem && `${problem.detail} Then resume.`,
    readError,
    ...failed.map((rows) => `${describeFailedRows(rows)} could not be inspected: ${rows.message}`),
    ...rejudging.failed.map(
      (rows) =>
        `${describeFailedRows(rows)} could not be updated after your trusted names changed. Earlier verdicts are kept. ${rows.message}`,
    ),
  ].filter((text) => text !== null);
  if (problems.length === 0) return null;
  return (
    <div className={`stack gap-1 start ${styles.problems}`}>
      {problems.map((text) => (
        <p key={text} className="failed">
          {text}
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

const MAX_LISTED = 500;

function formatLine({ line, reason, excerpt }: RejectedLine): string {
  return `${line}\t${REJECTION_WORDS[reason]()}\t${excerpt}`;
}

const ID = 'rejected-lines';

/** Button above the list that shows the number of skipped lines and scrolls to them. */
export function RejectedLinesButton({ count }: { count: number }) {
  if (count === 0) return null;
  const showLines = () => {
    const lines = document.querySelector<HTMLDetailsElement>(`#${ID}`);
    if (!lines) return;
    lines.open = true;
    lines.scrollIntoView({ block: 'nearest' });
    lines.querySelector('summary')?.focus();
  };
  return (
    <button type="button" className="as-link" onClick={showLines}>
      {count.toLocaleString('en')} skipped
    </button>
  );
}

/**
 * Lists the skipped lines, each with the reason.
 *
 * @param lines the first skipped lines
 * @param count number of all skipped lines
 */
export function RejectedLines({ lines, count }: { lines: readonly RejectedLine[]; count: number }) {
  if (count === 0) return null;
  const which = lines.length < count ? `first ${lines.length.toLocaleString('en')}` : 'all';
  return (
    <details className={`note ${styles.aside}`} id={ID}>
      <summary>{formatCount(count, 'line')} skipped</summary>
      <ol>
        {lines.slice(0, MAX_LISTED).map((rejected) => (
          <li key={rejected.line}>
            {REJECTION_WORDS[rejected.reason](rejected.line)}{' '}
            <bdi>
              <Glyph text={rejected.excerpt} />
            </bdi>
          </li>
        ))}
      </ol>
      {count > MAX_LISTED && <p>and {(count - MAX_LISTED).toLocaleString('en')} more</p>}
      <CopyButton text={() => lines.map(formatLine).join('\n')} what={`${which} skipped lines`}>
        {`Copy ${which}`}
      </CopyButton>
    </details>
  );
}
