import { useSyncExternalStore } from 'react';
import { offlineSupport } from '../../../client/service-worker-registration.ts';
import { ToneMark } from '../../components/tone-mark.tsx';

const unsubscribed = () => () => undefined;

/** Whether this page would open without a network. */
export function OfflineState() {
  const status = useSyncExternalStore(offlineSupport?.subscribe ?? unsubscribed, () =>
    offlineSupport?.status(),
  );
  if (!status) {
    return (
      <p>
        <ToneMark tone="skip" /> Pages from this address are not kept: that takes HTTPS, and a
        browser with service workers.
      </p>
    );
  }
  return (
    <p role="status">
      <ToneMark tone={status.ready ? 'pass' : 'skip'} />{' '}
      {status.ready
        ? 'Ready offline: this device holds all of the page, its tables and its API.'
        : 'Not ready offline yet: the page is being kept on this device, or the browser refuses to.'}
    </p>
  );
}
