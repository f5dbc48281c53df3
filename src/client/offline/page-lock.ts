import { PAGE_LOCK_PREFIX } from '../../contract/offline-protocol.ts';

/** Tells the service worker which build is open here, so that its files stay, and that the page runs. */
export function holdPageLock(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  navigator.locks
    ?.request(`${PAGE_LOCK_PREFIX}${entry}`, { mode: 'shared' }, () => new Promise(() => undefined))
    // A browser that stores nothing for the page refuses; it has no service worker to be told either.
    .catch(() => undefined);
}
