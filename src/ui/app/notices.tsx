import { useState, useSyncExternalStore } from 'react';
import { inspector } from '../../client/workers/connect-inspector.ts';
import { useVisit } from '../lib/navigation.ts';
import { Notice } from './notice.tsx';
import { OfflineNotices } from './offline-notices.tsx';
import { SecretNotice } from './secret-notice.tsx';

/** Shows messages about the page itself and about secrets that the user entered. */
export function Notices() {
  const crashes = useSyncExternalStore(inspector.subscribe, inspector.crashes);
  const [seen, setSeen] = useState(0);
  const { secret, arrival } = useVisit();
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
      {/* The notice appears only when the user enters a secret, not again after Back or a reload. */}
      {secret && arrival === 'typing' && <SecretNotice />}
      <OfflineNotices />
    </>
  );
}
