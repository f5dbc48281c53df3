import { useState, useSyncExternalStore } from 'react';
import { inspector } from '../../client/inspector.ts';
import { ToneMark } from '../components/tone-mark.tsx';
import styles from './notices.module.css';
import { OfflineNotices } from './offline-notices.tsx';

/** Short messages about the page itself, in a corner and in a live region. */
export function Notices() {
  const crashes = useSyncExternalStore(inspector.subscribe, inspector.crashes);
  const [seen, setSeen] = useState(0);
  return (
    <div className={styles.notices} role="status">
      {crashes > seen && (
        <div className={styles.notice}>
          <ToneMark tone="warn" />
          <p>The inspector stopped and was restarted. Your request was retried.</p>
          <button type="button" onClick={() => setSeen(crashes)}>
            Close
          </button>
        </div>
      )}
      <OfflineNotices />
    </div>
  );
}
