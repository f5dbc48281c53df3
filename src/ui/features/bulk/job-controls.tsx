import type { JobState } from '../../../client/bulk/bulk-job.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import styles from './session-view.module.css';

interface JobControlsProps {
  session: BulkSession;
  state: JobState;
}

/** Buttons that pause, resume and stop the inspection. Hidden after the inspection has ended. */
export function JobControls({ session, state }: JobControlsProps) {
  if (state !== 'running' && state !== 'paused') return null;
  return (
    <div className={styles.controls}>
      <button type="button" onClick={state === 'paused' ? session.resume : session.pause}>
        {state === 'paused' ? 'Resume' : 'Pause'}
      </button>
      <button type="button" onClick={session.cancel}>
        Stop<span className={styles.long}> and keep results</span>
      </button>
    </div>
  );
}
