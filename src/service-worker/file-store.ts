import { fetchSiteFile } from '../primitives/fetch-site-file.ts';

/** A file in the list that the build writes. `revision` is null if the file name contains a hash. */
export interface BuiltFile {
  url: string;
  revision: string | null;
  integrity: string;
}

/** A store of the site's files that returns only intact ones. Its methods reject if the browser blocks storage. */
export interface FileStore {
  /** Reads a stored file. If the file is damaged, deletes it and returns undefined. */
  read(file: BuiltFile): Promise<Response | undefined>;
  /** Fetches a file from the server. Rejects with a readable message if it is missing or damaged. */
  fetch(file: BuiltFile): Promise<Response>;
  /** Stores a fetched file. */
  write(file: BuiltFile, response: Response): Promise<void>;
  /** Reads a stored file of another build by its URL, which contains a hash. */
  readUnlisted(address: string): Promise<Response | undefined>;
  /** Deletes all files except the given ones. */
  keepOnly(files: readonly BuiltFile[]): Promise<void>;
}

/** @param scope URL of the site, ending with a slash */
export function createFileStore(scope: string): FileStore {
  // Uses the cache name and keys of the first release, so that its files can be reused. That release did not check them.
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
      // Matches twice. One copy is read for the check. The other is returned unread, so that it keeps compiled code.
      const [response, copy] = await Promise.all([cache.match(key), cache.match(key)]);
      if (!response || !copy) return undefined;
      if (await hasIntegrity(copy, file.integrity)) return response;
      await cache.delete(key);
      return undefined;
    },
    fetch: async ({ url, integrity }) =>
      stripRedirect(await fetchSiteFile(new URL(url, scope).href, integrity)),
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
    return false; // The stored file cannot be read.
  }
}

/** Removes the redirect flag of a response. Browsers reject redirected responses to a navigation, and hosts may redirect index.html. */
function stripRedirect(response: Response): Response {
  if (!response.redirected) return response;
  const { body, status, headers } = response;
  return new Response(body, { status, headers });
}
