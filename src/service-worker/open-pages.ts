import { PAGE_LOCK_PREFIX } from '../contract/offline-protocol.ts';

/** The windows of this site, and what their pages tell of themselves. */
export interface OpenPages {
  /** Addresses of the entry scripts of the pages that run: a page that did not start has none. */
  entries: string[];
  windows: readonly WindowClient[];
}

/** @param scope address of the site, with a slash at its end */
export async function findOpenPages(clients: Clients, scope: string): Promise<OpenPages> {
  const [{ held = [] }, windows] = await Promise.all([
    navigator.locks.query(),
    clients.matchAll({ type: 'window', includeUncontrolled: true }),
  ]);
  const prefix = `${PAGE_LOCK_PREFIX}${scope}`;
  return {
    entries: held.flatMap(({ name = '' }) =>
      name.startsWith(prefix) ? name.slice(PAGE_LOCK_PREFIX.length) : [],
    ),
    windows: windows.filter(({ url }) => url.startsWith(scope)),
  };
}
