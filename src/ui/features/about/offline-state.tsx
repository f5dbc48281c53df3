import { useSyncExternalStore } from 'react';
import { ToneMark } from '../../components/tone-mark.tsx';

function subscribe(listener: () => void) {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  container?.addEventListener('controllerchange', listener);
  return () => container?.removeEventListener('controllerchange', listener);
}

function isControlled(): boolean {
  return Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);
}

/** Whether this page would open without a network. */
export function OfflineState() {
  const ready = useSyncExternalStore(subscribe, isControlled);
  return (
    <p role="status">
      <ToneMark tone={ready ? 'pass' : 'skip'} />{' '}
      {ready
        ? 'Ready offline: this device holds all of the page.'
        : 'Not ready offline yet: the page is kept on this device after its first complete visit.'}
    </p>
  );
}
