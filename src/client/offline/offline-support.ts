import { APPLY_UPDATE, CLAIM_PAGES } from '../../contract/offline-protocol.ts';
import { createListeners } from '../../primitives/create-listeners.ts';

/** Where the copy of the page on this device stands. */
export interface OfflineStatus {
  /** The page opens and its endpoints answer without a network. */
  ready: boolean;
  /** It has become so during this visit. */
  newlyReady: boolean;
  /** A newer version is on the device; the page is still the older one. */
  updateReady: boolean;
}

export interface OfflineSupport {
  /** Keeps the page on this device, and looks for a newer version. Resolves also where the browser refuses. */
  start(): Promise<void>;
  status(): OfflineStatus;
  subscribe(listener: () => void): () => void;
  /** Looks for a newer version now. */
  checkForUpdate(): Promise<void>;
  /** Takes the newer version and reloads the page; does nothing while a job runs. */
  applyUpdate(): void;
}

export interface OfflineSupportOptions {
  container: Pick<
    ServiceWorkerContainer,
    'controller' | 'addEventListener' | 'register' | 'removeEventListener'
  >;
  /** Who controlled the page when it started: this may come later than another. */
  initialController: ServiceWorker | null;
  scriptUrl: string;
  isJobRunning(): boolean;
  reload(): void;
}

/** Registers the service worker, follows it through its life, and leaves every update to the user. */
export function createOfflineSupport(options: OfflineSupportOptions): OfflineSupport {
  const { container, isJobRunning, reload } = options;
  let registration: ServiceWorkerRegistration | undefined;
  let status: OfflineStatus = { ready: false, newlyReady: false, updateReady: false };
  let controlled = container.controller !== null;
  /** The page is older than the worker that controls it: it was updated from another page. */
  let overtaken =
    options.initialController !== null && options.initialController !== container.controller;
  let firstVisit = false;
  const { notify, subscribe } = createListeners();

  function refresh(): void {
    const ready = Boolean(registration?.active);
    status = {
      ready,
      newlyReady: ready && firstVisit,
      // On the first visit the worker is waiting for a moment too, without an update.
      updateReady: overtaken || (ready && Boolean(registration?.waiting)),
    };
    notify();
  }

  function follow(): void {
    registration?.installing?.addEventListener('statechange', refresh);
    refresh();
  }

  container.addEventListener('controllerchange', () => {
    overtaken ||= controlled;
    controlled = true;
    refresh();
  });

  return {
    async start() {
      try {
        registration = await container.register(options.scriptUrl);
      } catch {
        return; // private windows and full disks refuse: the page works, with a network
      }
      if (!container.controller) registration.active?.postMessage(CLAIM_PAGES);
      firstVisit = !registration.active;
      registration.addEventListener('updatefound', follow);
      follow();
    },
    status: () => status,
    subscribe,
    async checkForUpdate() {
      await registration?.update().catch(() => undefined /* offline: another time */);
    },
    applyUpdate() {
      if (isJobRunning()) return;
      const waiting = registration?.waiting;
      if (!waiting) return reload();
      const takeOver = () => {
        // A job may have begun meanwhile: the files of this page stay, and so does the offer.
        if (!isJobRunning()) reload();
      };
      container.addEventListener('controllerchange', takeOver, { once: true });
      waiting.postMessage(APPLY_UPDATE);
    },
  };
}
