import { keepOffline } from '../../client/offline/service-worker-registration.ts';
import { Notices } from './notices.tsx';

/** What the page does when the first question is answered: it is kept on this device, and tells its news. */
export function startNotices() {
  void keepOffline();
  return <Notices />;
}
