import { toTrustedScriptUrl } from '../workers/trusted-script-url.ts';
import { initialController } from './initial-controller.ts';
import { createOfflineSupport, type OfflineSupport } from './offline-support.ts';
import { isJobRunning } from './running-jobs.ts';

const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

// Not there without HTTPS, nor in the dev server, whose files are never to be kept.
const container = import.meta.env.PROD
  ? (navigator.serviceWorker as ServiceWorkerContainer | undefined)
  : undefined;

/** The page's own copy on this device; undefined where there can be none. */
export const offlineSupport: OfflineSupport | undefined =
  container &&
  createOfflineSupport({
    container,
    initialController,
    scriptUrl: toTrustedScriptUrl('service-worker.js'),
    isJobRunning,
    reload: () => location.reload(),
  });

/** Resolves when the page has loaded and has nothing better to do. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: 5_000 });
    } else {
      setTimeout(resolve, 1_000);
    }
  });
}

/** Keeps the page on this device, once it has nothing better to do, and looks for updates now and then. */
export async function keepOffline(): Promise<void> {
  if (!offlineSupport) return;
  await whenIdle();
  await offlineSupport.start();

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    const due = Date.now() - looked > UPDATE_CHECK_INTERVAL_MS;
    if (document.visibilityState !== 'visible' || !due) return;
    looked = Date.now();
    void offlineSupport.checkForUpdate();
  });
}
