import { useState, useSyncExternalStore } from 'react';
import { keepOffline } from '../../client/offline/service-worker-registration.ts';
import { inspector } from '../../client/workers/connect-inspector.ts';
import { areShortcutsOn } from '../lib/device-settings.ts';
import { navigate, useVisit } from '../lib/navigation.ts';
import { Notice, OfflineNotices } from './offline-notices.tsx';
import { SecretNotice } from './secret-notice.tsx';

/** Shows messages about the page itself and about secrets that the user entered. */
function Notices() {
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
          <button type="button" className="quiet hover-wash" onClick={() => setSeen(crashes)}>
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

/** Elements that turn the shortcut off, because the user types in them or because they cover the page. */
const TYPED_INTO =
  'textarea, select, dialog, [contenteditable], input:not([type=radio], [type=checkbox])';

const FIELDS = 'main :is(textarea, input[type=text], input[type=search])';

function findField(): HTMLTextAreaElement | HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(FIELDS);
  return [...fields].find((field) => field.checkVisibility());
}

/** Focuses the field of the screen when the user presses `/`. Opens the first screen if the screen has no field. */
function listenForFieldShortcut(): void {
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
    const isTyping = target instanceof Element && target.closest(TYPED_INTO);
    if (isTyping || document.querySelector('dialog[open]') || !areShortcutsOn()) return;
    event.preventDefault();
    const field = findField();
    if (!field) {
      navigate({ screen: 'inspect' });
      return;
    }
    field.focus();
    field.select();
  });
}
