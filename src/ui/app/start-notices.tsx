import { keepOffline } from '../../client/offline/service-worker-registration.ts';
import { listenForFieldShortcut } from './field-shortcut.ts';
import { Notices } from './notices.tsx';

/** Stores the page for offline use, enables the `/` shortcut and shows the notices. Called after the first verdict. */
export function startNotices() {
  void keepOffline();
  listenForFieldShortcut();
  return <Notices />;
}
