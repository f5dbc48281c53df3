/** Timeout for a request and its retry. Long enough for every file on a slow connection. */
const TIMEOUT_MS = 60_000;

/**
 * Fetches a file and rejects if its hash differs from `integrity` (`sha256-…`). Retries once without the HTTP cache,
 * because the cached copy may be damaged.
 */
export function fetchWithIntegrity(url: string, integrity: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { integrity, signal }).catch(() =>
    fetch(url, { integrity, signal, cache: 'reload' }),
  );
}

/** Calls {@link fetchWithIntegrity}. Rejects with an error message that names the file and describes the fault. */
export async function fetchSiteFile(url: string, integrity: string): Promise<Response> {
  try {
    return await fetchWithIntegrity(url, integrity);
  } catch (error) {
    throw new Error(`${url.split('/').at(-1)} ${await findFault(url, error as Error)}`);
  }
}

/** Fetches files, given as pairs of URL and integrity. Returns a sentence for each file that fails. */
export async function findFileFaults(
  files: readonly (readonly [string, string])[],
): Promise<string[]> {
  const results = await Promise.allSettled(files.map((file) => fetchSiteFile(...file)));
  return results.flatMap((result) =>
    result.status === 'rejected' ? `${(result.reason as Error).message}.` : [],
  );
}

/** Fetches the file once more without integrity, to find out why it failed. */
async function findFault(url: string, { name }: Error): Promise<string> {
  if (name === 'TimeoutError') return 'timed out';
  let fault = 'could not be reached';
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    if (!response.ok) return `returned status ${response.status}`;
    fault = 'ended early';
    await response.arrayBuffer();
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    return isPage && !url.endsWith('.html') ? 'returned a web page' : 'is damaged';
  } catch {
    return fault;
  }
}
