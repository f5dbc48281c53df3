import { keepOffline } from '../../client/offline/service-worker-registration.ts';
import { Notices } from './notices.tsx';

/** Stores the page for offline use and returns the notices. Called after the first verdict. */
export function startNotices() {
  void keepOffline();
  return <Notices />;
}
