import { useSyncExternalStore } from 'react';
import type { OfflineStatus } from '../../client/offline/offline-support.ts';
import { offlineSupport } from '../../client/offline/service-worker-registration.ts';

const subscribeToNothing = () => () => undefined;

/** Where the copy of the page on this device stands; undefined where there can be none. */
export function useOfflineStatus(): OfflineStatus | undefined {
  return useSyncExternalStore(offlineSupport?.subscribe ?? subscribeToNothing, () =>
    offlineSupport?.status(),
  );
}
