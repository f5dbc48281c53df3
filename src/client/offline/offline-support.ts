import { APPLY_UPDATE, CLAIM_PAGES } from '../../contract/offline-protocol.ts';
import { createListeners } from '../../primitives/create-listeners.ts';

/** Status of the offline copy of the page. */
export interface OfflineStatus {
  /** Whether the page and its endpoints work without a network. */
  ready: boolean;
  /** Whether `ready` became true during this visit. */
  newlyReady: boolean;
  /** Whether a newer version is installed and the page still runs the older one. */
  updateReady: boolean;
}

export type OfflineSupport = ReturnType<typeof createOfflineSupport>;

interface OfflineSupportOptions {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener' | 'register'>;
  /** The controller when the page loaded. It may have changed by the time this function is called. */
  initialController: ServiceWorker | null;
  scriptUrl: string;
  isJobRunning(): boolean;
  reload(): void;
}

/** Creates the offline support of a page. Updates are applied only when the user accepts them. */
export function createOfflineSupport(options: OfflineSupportOptions) {
  const { container, isJobRunning, reload } = options;
  let registration: ServiceWorkerRegistration | undefined;
  let status: OfflineStatus = { ready: false, newlyReady: false, updateReady: false };
  let isControlled = container.controller !== null;
  /** Whether another page has activated a newer service worker than the one that served this page. */
  let isOutdated =
    options.initialController !== null && options.initialController !== container.controller;
  let isFirstVisit = false;
  const { notify, subscribe } = createListeners();

  function refresh(): void {
    const ready = Boolean(registration?.active);
    status = {
      ready,
      newlyReady: ready && isFirstVisit,
      // On the first visit, the service worker also waits for a moment, but is not an update.
      updateReady: isOutdated || (ready && Boolean(registration?.waiting)),
    };
    notify();
  }

  function follow(): void {
    registration?.installing?.addEventListener('statechange', refresh);
    refresh();
  }

  container.addEventListener('controllerchange', () => {
    isOutdated ||= isControlled;
    isControlled = true;
    refresh();
  });

  return {
    /** Registers the service worker. Also resolves if the browser rejects the registration. */
    async start() {
      try {
        registration = await container.register(options.scriptUrl);
      } catch {
        return; // private window or full disk: the page works, but only online
      }
      if (!container.controller) registration.active?.postMessage(CLAIM_PAGES);
      isFirstVisit = !registration.active;
      registration.addEventListener('updatefound', follow);
      follow();
    },
    status: () => status,
    subscribe,
    /** Checks for a newer version now. */
    async checkForUpdate() {
      await registration?.update().catch(() => undefined /* offline: the next check may succeed */);
    },
    /** Activates the newer version and reloads the page. Does nothing while a job runs. */
    applyUpdate() {
      if (isJobRunning()) return;
      const waiting = registration?.waiting;
      if (!waiting) return reload();
      const takeOver = () => {
        // If a job has started in the meantime, does not reload, and still offers the update.
        if (!isJobRunning()) reload();
      };
      container.addEventListener('controllerchange', takeOver, { once: true });
      waiting.postMessage(APPLY_UPDATE);
    },
  };
}
