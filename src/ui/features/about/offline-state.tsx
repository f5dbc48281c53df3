import { ToneMark } from '../../components/tone-mark.tsx';
import { useOfflineStatus } from '../../lib/use-offline-status.ts';

/** Says whether the page works offline. */
export function OfflineState() {
  const status = useOfflineStatus();
  if (!status) {
    return (
      <p>
        <ToneMark tone="skip" /> This page can’t be stored for offline use, because that needs HTTPS
        and a browser with service workers.
      </p>
    );
  }
  return (
    <p role="status">
      <ToneMark tone={status.ready ? 'pass' : 'skip'} />{' '}
      {status.ready
        ? 'Ready offline. This device has the page, its tables and its API.'
        : 'Not ready offline yet. The page is still being stored, or your browser doesn’t allow it.'}
    </p>
  );
}
