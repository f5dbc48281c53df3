import { useEffect, useState, useSyncExternalStore } from 'react';
import { isJobRunning, subscribeToJobs } from '../../client/running-jobs.ts';
import { offlineSupport } from '../../client/service-worker-registration.ts';
import { ToneMark } from '../components/tone-mark.tsx';
import { useOfflineStatus } from '../lib/use-offline-status.ts';
import styles from './notices.module.css';

/** Milliseconds that good news stays: long enough to be read twice, and the same stands on About. */
const READY_NOTICE_MS = 12_000;

/** That the page is ready offline, and that a newer version waits for the user's word. */
export function OfflineNotices() {
  const status = useOfflineStatus();
  const busy = useSyncExternalStore(subscribeToJobs, isJobRunning);
  const [closed, setClosed] = useState({ ready: false, update: false });
  const isNews = status?.newlyReady ?? false;
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => setClosed((now) => ({ ...now, ready: true })), READY_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isNews]);
  return (
    <>
      {isNews && !closed.ready && (
        <div className={styles.notice}>
          <ToneMark tone="pass" />
          <p>Ready offline: this device now holds everything that the page needs.</p>
          <button type="button" onClick={() => setClosed({ ...closed, ready: true })}>
            Close
          </button>
        </div>
      )}
      {status?.updateReady && !closed.update && (
        <div className={styles.notice}>
          <ToneMark tone="info" />
          <p>
            A newer version of Namescope is ready.{' '}
            {busy ? 'You can update when the running work is done.' : 'Updating reloads the page.'}
          </p>
          <button type="button" disabled={busy} onClick={() => offlineSupport?.applyUpdate()}>
            Update
          </button>
          <button type="button" onClick={() => setClosed({ ...closed, update: true })}>
            Later
          </button>
        </div>
      )}
    </>
  );
}
