import { ProblemError } from '../../client/problem-error.ts';
import { WorkerCrashedError } from '../../client/worker-connection.ts';
import styles from './problem-view.module.css';
import { ToneMark } from './tone-mark.tsx';

interface ProblemViewProps {
  error: Error;
  /** Offered when a retry can help. */
  onRetry?: (() => void) | undefined;
}

function describeError(error: Error): { title: string; detail: string; lasting: boolean } {
  if (error instanceof ProblemError) {
    const { title, detail, status } = error.problem;
    return { title, detail, lasting: status < 500 };
  }
  if (error instanceof WorkerCrashedError) {
    return {
      title: 'The inspector stopped twice',
      detail: 'It was restarted and stopped again on this input. Try again, or reload the page.',
      lasting: false,
    };
  }
  return { title: 'Something went wrong here', detail: error.message, lasting: false };
}

/** Why there is no report, and what can be done. */
export function ProblemView({ error, onRetry }: ProblemViewProps) {
  const { title, detail, lasting } = describeError(error);
  return (
    <div className={styles.problem} role="alert">
      <ToneMark tone={lasting ? 'info' : 'alert'} size="1.5rem" />
      <div>
        <h2>{title}</h2>
        <p>{detail}</p>
        {onRetry && !lasting && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
