import { type BuiltFile, createFileStore } from './file-store.ts';
import type { OpenPages } from './open-pages.ts';

/** Cache of all files of this build. Keeps the files of older builds while a page of an older build is open. */
export interface OfflineCache {
  /** Checks stored files and stores missing ones. Keeps files of older builds. Rejects if a file is missing or damaged. */
  install(): Promise<void>;
  /** Deletes the files of older builds, unless a page of an older build is still open. */
  removeOutdated(pages: OpenPages): Promise<void>;
  /** Responds from the cache, or from the network if the file is not cached. */
  respond(request: Request): Promise<Response>;
  /** Returns the files of this build whose paths match. Rejects with an error for the user if one cannot be used. */
  getFiles(pattern: RegExp): Promise<Response[]>;
}

/**
 * @param list every file of this build
 * @param scope URL of the site, ending with a slash
 */
export function createOfflineCache(list: readonly BuiltFile[], scope: string): OfflineCache {
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
    async install() {
      for (const file of list) {
        if (!(await store.read(file))) await store.write(file, await store.fetch(file));
      }
    },
    async removeOutdated({ entries, windows }) {
      // An entry script that is not in the list belongs to another build. A window without a lock may run another build too.
      const isOlderOpen = entries.some((entry) => !files.has(entry));
      if (!isOlderOpen && windows.length <= entries.length) await store.keepOnly(list);
    },
    async respond(request) {
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
    getFiles: (pattern) => Promise.all(list.filter(({ url }) => pattern.test(url)).map(getFile)),
  };
}
