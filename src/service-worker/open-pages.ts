import { PAGE_LOCK_PREFIX } from '../contract/offline-protocol.ts';

/** Open windows of this site and the builds that their pages run. */
export interface OpenPages {
  /** Entry script URLs of the running pages. Pages that failed to start are missing. */
  entries: string[];
  windows: readonly WindowClient[];
}

/**
 * Finds the open windows of this site. Running pages hold a Web Lock that is named after their entry script.
 *
 * @param scope URL of the site, ending with a slash
 */
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
