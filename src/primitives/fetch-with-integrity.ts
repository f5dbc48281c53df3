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
