import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { isJobRunning, subscribeToJobs } from '../../client/offline/running-jobs.ts';
import { offlineSupport } from '../../client/offline/service-worker-registration.ts';
import type { Tone } from '../../words/names/rating-words.ts';
import { ToneMark } from '../components/tone-mark.tsx';
import { useOfflineStatus } from '../lib/use-offline-status.ts';
import styles from './offline-notices.module.css';

/** Milliseconds after which the message "Ready offline" disappears. The About screen keeps showing it. */
const READY_NOTICE_MS = 4_000;

/** Shows a notice when the page is ready offline, and when an update is waiting. */
export function OfflineNotices() {
  const status = useOfflineStatus();
  const busy = useSyncExternalStore(subscribeToJobs, isJobRunning);
  const [isOld, setOld] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const isNews = status?.newlyReady ?? false;
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(setOld, READY_NOTICE_MS, true);
    return () => clearTimeout(timer);
  }, [isNews]);
  return (
    <>
      {isNews && !isOld && <Notice tone="pass" text="Ready offline. No network needed." />}
      {status?.updateReady && !isPutOff && (
        <Notice
          tone="info"
          text={`A newer version of Namescope is ready. ${
            busy
              ? 'You can update after the running job has finished.'
              : 'Updating reloads the page.'
          }`}
        >
          <button
            type="button"
            className="quiet hover-wash"
            disabled={busy}
            onClick={() => offlineSupport?.applyUpdate()}
          >
            Update
          </button>
          <button type="button" className="quiet hover-wash" onClick={() => setPutOff(true)}>
            Later
          </button>
        </Notice>
      )}
    </>
  );
}

interface NoticeProps {
  tone: Tone;
  text: string;
  /** Buttons of the notice. */
  children?: ReactNode;
}

/** A message about the page itself. */
export function Notice({ tone, text, children }: NoticeProps) {
  return (
    <div className={`line note gap-2 lines-1 ${styles.notice}`}>
      <ToneMark tone={tone} />
      <p className="shrink">{text}</p>
      {children}
    </div>
  );
}
