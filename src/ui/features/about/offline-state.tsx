import { ToneMark } from '../../components/tone-mark.tsx';
import { useOfflineStatus } from '../../lib/use-offline-status.ts';

/** Whether this page would open without a network. */
export function OfflineState() {
  const status = useOfflineStatus();
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
