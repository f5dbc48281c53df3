import { useEffect, useState } from 'react';
import { ProblemError } from '../../client/queries/problem-error.ts';
import { WorkerCrashedError } from '../../client/workers/worker-connection.ts';
import styles from './problem-view.module.css';
import { ToneMark } from './tone-mark.tsx';

interface ProblemViewProps {
  error: Error;
  /** Retries the request. The button is shown only for temporary problems. */
  onRetry?: (() => void) | undefined;
}

function describeError(error: Error): { title: string; detail: string; lasting: boolean } {
  if (error instanceof ProblemError) {
    const { title, detail, status } = error.problem;
    return { title, detail, lasting: status < 500 };
  }
  if (error instanceof WorkerCrashedError) {
    const [title, detail] = error.hasStarted
      ? ['The inspector stopped twice', 'It was restarted, and this input stopped it again.']
      : ['The inspector did not start', 'Its code could not be loaded.'];
    return { title, detail: `${detail} Try again, or reload the page.`, lasting: false };
  }
  return { title: 'Something went wrong', detail: error.message, lasting: false };
}

/** Repairs damaged files and returns a message for each file that stays damaged. Never rejects. */
const repair = (restarts: boolean) =>
  import('../../client/offline/repair-files.ts')
    .then((repairing) => repairing.repairFiles(restarts))
    .catch(() => []);

/** Explains why there is no report and offers a retry. */
export function ProblemView({ error, onRetry }: ProblemViewProps) {
  const { title, detail, lasting } = describeError(error);
  const [faults, setFaults] = useState<string[]>([]);

  useEffect(() => {
    if (!lasting) void repair(false).then(setFaults);
  }, [lasting]);

  return (
    <div className={styles.problem} role="alert">
      <ToneMark tone={lasting ? 'info' : 'alert'} size="1.5rem" />
      <div>
        <h2>{title}</h2>
        <p>{detail}</p>
        {faults.length > 0 && <p>{faults.join(' ')}</p>}
        {onRetry && !lasting && (
          <button type="button" className={styles.retry} onClick={() => repair(true).then(onRetry)}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
