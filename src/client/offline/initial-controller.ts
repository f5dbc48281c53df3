/** The service worker that served this page. This module reads it on load, because another service worker may take over later. */
export const initialController = navigator.serviceWorker?.controller ?? null;
