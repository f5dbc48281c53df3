/** The service worker that this page came from, read before another could take the page over. */
export const initialController = navigator.serviceWorker?.controller ?? null;
