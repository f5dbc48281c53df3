import { useState, useSyncExternalStore } from 'react';
import { inspector } from '../../client/workers/connect-inspector.ts';
import { Notice } from './notice.tsx';
import { OfflineNotices } from './offline-notices.tsx';

/** Messages about the page itself. */
export function Notices() {
  const crashes = useSyncExternalStore(inspector.subscribe, inspector.crashes);
  const [seen, setSeen] = useState(0);
  return (
    <>
      {crashes > seen && (
        <Notice
          tone="warn"
          text="The inspector stopped and was restarted. Your request was retried."
        >
          <button type="button" onClick={() => setSeen(crashes)}>
            Close
          </button>
        </Notice>
      )}
      <OfflineNotices />
    </>
  );
}
