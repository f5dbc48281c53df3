/** Longer than any file takes on a slow connection: a transfer that takes longer has stalled. */
const MAX_FETCH_MS = 60_000;

/**
 * The file at this address as the build made it, which `integrity` tells (`sha256-…`); one that the browser keeps
 * and that is wrong is asked for again.
 */
export function fetchIntact(url: string, integrity: string): Promise<Response> {
  const signal = AbortSignal.timeout(MAX_FETCH_MS);
  return fetch(url, { integrity, signal }).catch(() =>
    fetch(url, { integrity, signal, cache: 'reload' }),
  );
}
