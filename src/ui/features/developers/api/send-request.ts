import { formatSafeJson } from '../../../../display/safe-json.ts';
import { getErrorMessage } from '../../../../primitives/get-error-message.ts';
import type { ApiRequest } from './operation-requests.ts';

/** Response, or the reason why there is none. */
export type Answer =
  | {
      kind: 'response';
      status: number;
      statusText: string;
      headers: [name: string, value: string][];
      milliseconds: number;
      body: string;
      host: 'service-worker' | 'server';
      /** Whether something other than our handler answered, such as a static host. */
      isForeign: boolean;
    }
  | { kind: 'failure'; reason: string };

/** Sends a request and reads its response. Rejects only when it is aborted. */
export async function sendRequest(request: ApiRequest, signal: AbortSignal): Promise<Answer> {
  const { method, url, body } = request;
  // Browsers store a limited number of timings. Clearing them makes room for this request.
  performance.clearResourceTimings();
  const start = performance.now();
  try {
    const response = await fetch(url, {
      method,
      signal,
      ...(body === null ? {} : { headers: { 'Content-Type': 'application/json' }, body }),
    });
    const text = await response.text();
    const type = response.headers.get('Content-Type') ?? '';
    return {
      kind: 'response',
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      milliseconds: performance.now() - start,
      body: formatBody(text),
      host: getHost(url),
      isForeign: !/^application\/(?:[a-z]+\+)?json\b/u.test(type),
    };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'failure', reason: getErrorMessage(error) };
  }
}

/**
 * Whether a service worker answered. The timing then has a `workerStart`, except in Firefox. Firefox reports instead
 * that nothing came over the network.
 */
function getHost(url: string): 'service-worker' | 'server' {
  const timing = performance.getEntriesByName(url, 'resource').at(-1) as
    | PerformanceResourceTiming
    | undefined;
  const taken = timing
    ? timing.workerStart > 0 || timing.transferSize === 0
    : navigator.serviceWorker?.controller;
  return taken ? 'service-worker' : 'server';
}

function formatBody(text: string): string {
  try {
    return formatSafeJson(JSON.parse(text));
  } catch {
    return text;
  }
}
