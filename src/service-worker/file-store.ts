import { fetchWhole } from '../primitives/fetch-whole.ts';

/** A file as the build lists it: the revision is null where the name has a hash. */
export interface BuiltFile {
  url: string;
  revision: string | null;
  integrity: string;
}

/** Files of this device that are what the build made, or are not there. Rejects where the browser stores nothing. */
export interface FileStore {
  /** The stored file; a wrong one is thrown away. */
  read(file: BuiltFile): Promise<Response | undefined>;
  /** The file from its server. Rejects in words when it cannot be had whole. */
  fetch(file: BuiltFile): Promise<Response>;
  /** Keeps what was fetched. */
  write(file: BuiltFile, response: Response): Promise<void>;
  /** What is stored under a hashed name that is none of this build. */
  readUnlisted(address: string): Promise<Response | undefined>;
  /** Deletes whatever is none of these files. */
  keepOnly(files: readonly BuiltFile[]): Promise<void>;
}

/** @param scope address of the site, with a slash at its end */
export function createFileStore(scope: string): FileStore {
  // Name and keys are those of the first release, which checked nothing: its files are checked here, and shared.
  const open = () => caches.open(`workbox-precache-v2-${scope}`);

  function getKey({ url, revision }: BuiltFile): string {
    const key = new URL(url, scope);
    if (revision) key.searchParams.set('__WB_REVISION__', revision);
    return key.href;
  }

  return {
    async read(file) {
      const cache = await open();
      const key = getKey(file);
      // Matched twice: the one that is answered keeps what the browser has compiled of it.
      const [response, copy] = await Promise.all([cache.match(key), cache.match(key)]);
      if (!response || !copy) return undefined;
      if (await hasIntegrity(copy, file.integrity)) return response;
      await cache.delete(key);
      return undefined;
    },
    fetch: async ({ url, integrity }) =>
      withoutRedirect(await fetchWhole(new URL(url, scope).href, integrity)),
    write: async (file, response) => (await open()).put(getKey(file), response),
    readUnlisted: async (address) => (await open()).match(address),
    async keepOnly(files) {
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
    return false; // the disk has lost it
  }
}

/** Hosts may lead from index.html to its folder, and no page may be opened by an answer that was led elsewhere. */
function withoutRedirect(response: Response): Response {
  if (!response.redirected) return response;
  const { body, status, headers } = response;
  return new Response(body, { status, headers });
}
