import { keepOffline } from '../../client/offline/service-worker-registration.ts';
import { Notices } from './notices.tsx';

/** Runs after the first answer: stores the page for offline use and returns its notices. */
export function startNotices() {
  void keepOffline();
  return <Notices />;
}
