import { PAGE_LOCK_PREFIX } from '../contract/offline-protocol.ts';

/** Tells the service worker which build is open here, so that its files stay, and that the page runs. */
export function holdPageLock(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  void navigator.locks?.request(
    `${PAGE_LOCK_PREFIX}${entry}`,
    { mode: 'shared' },
    () => new Promise(() => undefined),
  );
}
