import { PAGE_LOCK_PREFIX } from '../contract/offline-protocol.ts';
import { fetchSiteFile } from '../primitives/fetch-site-file.ts';

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

/** A file in the list that the build writes. `revision` is null if the file name contains a hash. */
export interface BuiltFile {
  url: string;
  revision: string | null;
  integrity: string;
}

/**
 * Creates a store of the site's files that returns only intact ones. Its methods reject if the browser blocks storage.
 *
 * @param scope URL of the site, ending with a slash
 */
function createFileStore(scope: string) {
  // Uses the cache name and keys of the first release, so that its files can be reused. That release did not check them.
  const open = () => caches.open(`workbox-precache-v2-${scope}`);

  function getKey({ url, revision }: BuiltFile): string {
    const key = new URL(url, scope);
    if (revision) key.searchParams.set('__WB_REVISION__', revision);
    return key.href;
  }

  return {
    /** Reads a stored file. If the file is damaged, deletes it and returns undefined. */
    async read(file: BuiltFile): Promise<Response | undefined> {
      const cache = await open();
      const key = getKey(file);
      // Matches twice. One copy is read for the check. The other is returned unread, so that it keeps compiled code.
      const [response, copy] = await Promise.all([cache.match(key), cache.match(key)]);
      if (!response || !copy) return undefined;
      if (await hasIntegrity(copy, file.integrity)) return response;
      await cache.delete(key);
      return undefined;
    },
    /** Fetches a file from the server. Rejects with a readable message if it is missing or damaged. */
    fetch: async ({ url, integrity }: BuiltFile) =>
      stripRedirect(await fetchSiteFile(new URL(url, scope).href, integrity)),
    write: async (file: BuiltFile, response: Response) =>
      (await open()).put(getKey(file), response),
    /** Reads a stored file of another build by its URL, which contains a hash. */
    readUnlisted: async (address: string) => (await open()).match(address),
    /** Deletes all files except the given ones. */
    async keepOnly(files: readonly BuiltFile[]) {
      const cache = await open();
      const kept = new Set(files.map(getKey));
      const outdated = (await cache.keys()).filter(({ url }) => !kept.has(url));
      await Promise.all(outdated.map((request) => cache.delete(request)));
    },
  };
}

async function hasIntegrity(response: Response, integrity: string): Promise<boolean> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
    return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  } catch {
    return false; // The stored file cannot be read.
  }
}

/** Removes the redirect flag of a response. Browsers reject redirected responses to a navigation, and hosts may redirect index.html. */
function stripRedirect(response: Response): Response {
  if (!response.redirected) return response;
  const { body, status, headers } = response;
  return new Response(body, { status, headers });
}

/**
 * Creates a cache of all files of this build. Keeps the files of older builds while a page of an older build is open.
 *
 * @param list every file of this build
 * @param scope URL of the site, ending with a slash
 */
export function createOfflineCache(list: readonly BuiltFile[], scope: string) {
  const store = createFileStore(scope);
  const files = new Map(list.map((file) => [new URL(file.url, scope).href, file]));
  const page = files.get(new URL('index.html', scope).href);

  /** Gets a file from the store or the server. Works without storage, which fails in private windows or if the disk is full. */
  async function getFile(file: BuiltFile): Promise<Response> {
    const stored = await store.read(file).catch(() => undefined);
    if (stored) return stored;
    const response = await store.fetch(file);
    await store.write(file, response.clone()).catch(() => undefined);
    return response;
  }

  /** Responds to a request for a URL that is not a file of this build. */
  async function respondToOther(request: Request, address: string): Promise<Response> {
    const stored = await store.readUnlisted(address).catch(() => undefined);
    if (stored) return stored;
    try {
      return await fetch(request);
    } catch (error) {
      // Offline: redirects to the page, so that its relative URLs work.
      if (request.mode === 'navigate') return Response.redirect(scope);
      throw error;
    }
  }

  return {
    /** Checks stored files and stores missing ones. Rejects if a file is missing or damaged. */
    async install() {
      for (const file of list) {
        if (!(await store.read(file))) await store.write(file, await store.fetch(file));
      }
    },
    /** Deletes the files of older builds, unless a page of an older build is still open. */
    async removeOutdated({ entries, windows }: OpenPages) {
      // An entry script that is not in the list belongs to another build. A window without a lock may run another build too.
      const isOlderOpen = entries.some((entry) => !files.has(entry));
      if (!isOlderOpen && windows.length <= entries.length) await store.keepOnly(list);
    },
    /** Responds from the cache, or from the network if the file is not cached. */
    async respond(request: Request): Promise<Response> {
      // The page uses `no-store` to reach the server directly.
      if (request.cache === 'no-store') return fetch(request);
      const { origin, pathname } = new URL(request.url);
      const address = request.mode === 'navigate' ? origin + pathname : request.url;
      const file = address === scope ? page : files.get(address);
      if (!file) return respondToOther(request, address);
      try {
        return await getFile(file);
      } catch {
        // A name with a hash identifies the content. Files with other names may have changed on the server.
        return file.revision === null ? Response.error() : fetch(request);
      }
    },
    /** Returns the files of this build whose paths match. Rejects with an error for the user if one cannot be used. */
    getFiles: (pattern: RegExp) =>
      Promise.all(list.filter(({ url }) => pattern.test(url)).map(getFile)),
  };
}
