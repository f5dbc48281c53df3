import { useState, useSyncExternalStore } from 'react';
import { keepOffline } from '../../client/offline/service-worker-registration.ts';
import { inspector } from '../../client/workers/connect-inspector.ts';
import { useVisit } from '../lib/navigation.ts';
import { listenForFieldShortcut } from './field-shortcut.ts';
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

/** Stores the page for offline use, enables the `/` shortcut and shows the notices. Called after the first verdict. */
export function startNotices() {
  void keepOffline();
  listenForFieldShortcut();
  return <Notices />;
}
