import { toTrustedScriptUrl } from '../workers/trusted-script-url.ts';
import { initialController } from './initial-controller.ts';
import { createOfflineSupport, type OfflineSupport } from './offline-support.ts';
import { isJobRunning } from './running-jobs.ts';

const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

// Undefined without HTTPS. Also undefined in the dev server, whose files must not be cached, and in the extension,
// whose files are already on the device.
const container =
  import.meta.env.PROD && !IS_EXTENSION
    ? (navigator.serviceWorker as ServiceWorkerContainer | undefined)
    : undefined;

/** Offline support of this page. Undefined if the browser has no service workers. */
export const offlineSupport: OfflineSupport | undefined =
  container &&
  createOfflineSupport({
    container,
    initialController,
    scriptUrl: toTrustedScriptUrl('service-worker.js'),
    isJobRunning,
    reload: () => location.reload(),
  });

/** Resolves when the page has loaded and is idle. */
async function waitUntilIdle(): Promise<void> {
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

/** Starts offline support once the page is idle. Checks for updates at most once an hour, when the page becomes visible. */
export async function keepOffline(): Promise<void> {
  if (!offlineSupport) return;
  await waitUntilIdle();
  await offlineSupport.start();

  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - lastCheck > UPDATE_CHECK_INTERVAL_MS;
    if (document.visibilityState !== 'visible' || !isDue) return;
    lastCheck = Date.now();
    void offlineSupport.checkForUpdate();
  });
}
