import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { PAGE_LOCK_PREFIX } from '../contract/offline-protocol.ts';

/** All files of this build on the device, and those of older builds for as long as a page of theirs is open. */
export interface OfflineCache {
  /** Stores what is not there yet; files of older builds stay. */
  install(event: ExtendableEvent): Promise<unknown>;
  /** Deletes the files of older builds, unless one is still open. */
  removeOutdated(event: ExtendableEvent): Promise<void>;
  /** From this device where it is there, else from the network. */
  respond(request: Request): Promise<Response>;
  /** The file of this build whose address fits; rejects when there is none and none can be fetched. */
  getFile(address: RegExp): Promise<Response>;
}

/**
 * @param entries every file of this build: one with a hash in its name has the revision null
 * @param scope address of the site, with a slash at its end
 */
export function createOfflineCache(entries: PrecacheEntry[], scope: string): OfflineCache {
  const precache = new PrecacheController();
  precache.addToCacheList(entries);
  const page = new URL('index.html', scope).href;

  /** A file by its plain address: of this build, or of an older one, whose hashed names are unlike ours. */
  async function matchStored(address: string): Promise<Response | undefined> {
    const current = await precache.matchPrecache(address);
    if (current) return current;
    const cache = await caches.open(precache.strategy.cacheName);
    return cache.match(address);
  }

  /** A page whose entry script is none of ours came from another build. */
  async function isOlderPageOpen(): Promise<boolean> {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name = '' }) => {
      const script = name.startsWith(PAGE_LOCK_PREFIX) ? name.slice(PAGE_LOCK_PREFIX.length) : '';
      return script.startsWith(scope) && precache.getCacheKeyForURL(script) === undefined;
    });
  }

  async function respond(request: Request): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    const address = request.mode === 'navigate' ? origin + pathname : request.url;
    const found = await matchStored(address === scope ? page : address);
    if (found) return found;
    try {
      return await fetch(request);
    } catch (error) {
      // Offline at an address that is no file of ours: the page, from where its relative addresses hold.
      if (request.mode === 'navigate') return Response.redirect(scope);
      throw error;
    }
  }

  return {
    install: (event) => precache.install(event),
    async removeOutdated(event) {
      if (!(await isOlderPageOpen())) await precache.activate(event);
    },
    respond,
    async getFile(pattern) {
      const address = precache.getCachedURLs().find((url) => pattern.test(url));
      if (!address) throw new Error(`No file of this build fits ${pattern}`);
      const response = (await matchStored(address)) ?? (await fetch(address));
      if (!response.ok) throw new Error(`${response.status} for ${address}`);
      return response;
    },
  };
}
