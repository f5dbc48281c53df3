import { PAGE_LOCK_PREFIX } from '../../contract/offline-protocol.ts';

/** Holds a Web Lock that tells the service worker which build this page runs, so that it keeps the files of that build. */
export function holdPageLock(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  navigator.locks
    ?.request(`${PAGE_LOCK_PREFIX}${entry}`, { mode: 'shared' }, () => new Promise(() => undefined))
    // Browsers reject the lock if the page may not store data. Then there is no service worker either.
    .catch(() => undefined);
}
