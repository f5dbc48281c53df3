/** The service worker that served this page. Read on load, before another service worker can take over. */
export const initialController = navigator.serviceWorker?.controller ?? null;
