import { type BuiltFile, createFileStore } from './file-store.ts';
import type { OpenPages } from './open-pages.ts';

/** All files of this build on the device, and those of older builds for as long as a page of theirs is open. */
export interface OfflineCache {
  /** Checks what is there and stores what is not; files of older builds stay. Rejects when one cannot be had whole. */
  install(): Promise<void>;
  /** Deletes the files of older builds, unless one is still open. */
  removeOutdated(pages: OpenPages): Promise<void>;
  /** From this device where it is there, else from the network. */
  respond(request: Request): Promise<Response>;
  /** The file of this build whose address fits; rejects in words when it cannot be had whole. */
  getFile(address: RegExp): Promise<Response>;
}

/**
 * @param list every file of this build
 * @param scope address of the site, with a slash at its end
 */
export function createOfflineCache(list: readonly BuiltFile[], scope: string): OfflineCache {
  const store = createFileStore(scope);
  const files = new Map(list.map((file) => [new URL(file.url, scope).href, file]));
  const page = files.get(new URL('index.html', scope).href);

  /** Needs no storage: browsers refuse it when the disk is full, in private windows, or for good. */
  async function getFile(file: BuiltFile): Promise<Response> {
    const stored = await store.read(file).catch(() => undefined);
    if (stored) return stored;
    const response = await store.fetch(file);
    await store.write(file, response.clone()).catch(() => undefined);
    return response;
  }

  /** What is no file of this build. */
  async function respondToOther(request: Request, address: string): Promise<Response> {
    const stored = await store.readUnlisted(address).catch(() => undefined);
    if (stored) return stored;
    try {
      return await fetch(request);
    } catch (error) {
      // Offline: the page, from where its relative addresses hold.
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
      // A page whose entry script is none of ours came from another build; one that tells nothing may have.
      const isOlderOpen = entries.some((entry) => !files.has(entry));
      if (!isOlderOpen && windows.length <= entries.length) await store.keepOnly(list);
    },
    async respond(request) {
      // So the page asks what the server itself says.
      if (request.cache === 'no-store') return fetch(request);
      const { origin, pathname } = new URL(request.url);
      const address = request.mode === 'navigate' ? origin + pathname : request.url;
      const file = address === scope ? page : files.get(address);
      if (!file) return respondToOther(request, address);
      try {
        return await getFile(file);
      } catch {
        // Only a name with a hash says what the server must have there; another may have gone on to a newer build.
        return file.revision === null ? Response.error() : fetch(request);
      }
    },
    async getFile(pattern) {
      const file = list.find(({ url }) => pattern.test(url));
      if (!file) throw new Error(`No file of this build fits ${pattern}`);
      return getFile(file);
    },
  };
}
