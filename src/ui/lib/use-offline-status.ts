import { useSyncExternalStore } from 'react';
import type { OfflineStatus } from '../../client/offline/offline-support.ts';
import { offlineSupport } from '../../client/offline/service-worker-registration.ts';

const subscribeToNothing = () => () => undefined;

/** Returns the status of the offline copy, or undefined if the browser cannot store one. */
export function useOfflineStatus(): OfflineStatus | undefined {
  return useSyncExternalStore(offlineSupport?.subscribe ?? subscribeToNothing, () =>
    offlineSupport?.status(),
  );
}
