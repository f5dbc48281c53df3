// Decides which websites may use a server: https://fetch.spec.whatwg.org/#http-cors-protocol

import type { Problem } from '../contract/problem.ts';
import { createProblem } from '../engine/create-problem.ts';
import { createProblemResponse } from './responses.ts';

/**
 * Creates a policy that allows only certain websites, or every website if `allowedOrigins` is undefined. Clients that
 * are not browsers are always allowed. A request must be for a loopback address or for the host of an allowed origin.
 *
 * @param allowedOrigins origins of the allowed websites, such as `https://wallet.example`, and of the server itself
 */
export function createOriginPolicy(allowedOrigins?: readonly string[]) {
  const origins = new Set(allowedOrigins);
  const hosts = new Set(allowedOrigins?.map((origin) => new URL(origin).host));

  function findDetail(request: Request): string | null {
    if (!allowedOrigins) return null;
    const host = getHost(request);
    // DNS rebinding: a website can point its own host name to this server. Browsers then treat the website's pages as
    // having the same origin as the server. Browsers also send no Sec-Fetch-Site header to addresses such as 0.0.0.0.
    if (!hosts.has(host) && !isLoopback(host)) {
      return `The server does not accept the host ${host}. Use 127.0.0.1 or localhost, or allow the origin http://${host}.`;
    }
    if (isAllowed(request, host)) return null;
    return 'The server allows only certain websites, for example because it has a watchlist. This website is not one of them.';
  }

  function isAllowed({ headers }: Request, host: string): boolean {
    const origin = headers.get('Origin');
    if (origin !== null) {
      return origins.has(origin) || (isLoopback(host) && isOriginOf(origin, host));
    }
    // Browsers send no Origin header when they load images, scripts and links, but they send Sec-Fetch-Site.
    const site = headers.get('Sec-Fetch-Site');
    return site === null || site === 'same-origin' || site === 'none';
  }

  return {
    /** Returns why a request is refused, or null if it is allowed. */
    findProblem(request: Request): Problem | null {
      const detail = findDetail(request);
      return detail === null ? null : createProblem('origin_not_allowed', detail);
    },
    /** Returns the CORS headers that let an allowed website read the response. */
    *listHeaders(request: Request): Generator<[name: string, value: string]> {
      if (!allowedOrigins) {
        yield ['Access-Control-Allow-Origin', '*'];
        return;
      }
      yield ['Vary', 'Origin'];
      const origin = request.headers.get('Origin');
      const isReadable = origin !== null && findDetail(request) === null;
      if (isReadable) yield ['Access-Control-Allow-Origin', origin];
    },
  };
}

/**
 * Creates a handler that never rejects. It refuses websites that are not allowed, answers errors with a problem, and adds
 * the CORS headers.
 *
 * @param onError called with every error, unless the client has disconnected
 */
export function guardHandler(
  respond: (request: Request) => Promise<Response>,
  allowedOrigins: readonly string[] | undefined,
  onError: (error: unknown) => void,
): (request: Request) => Promise<Response> {
  const policy = createOriginPolicy(allowedOrigins);

  async function respondSafely(request: Request): Promise<Response> {
    try {
      const problem = policy.findProblem(request);
      return problem ? createProblemResponse(problem) : await respond(request);
    } catch (error) {
      if (!request.signal.aborted) onError(error);
      const detail =
        'An unexpected error occurred. Report this error with the request that caused it.';
      return createProblemResponse(createProblem('internal_error', detail));
    }
  }

  return async (request) => {
    const response = await respondSafely(request);
    for (const [name, value] of policy.listHeaders(request)) response.headers.set(name, value);
    return response;
  };
}

/** Matches a host name or IP address with an optional port. */
const HOST = /^[\w.:[\]-]+$/;

/**
 * Returns the host and port of a request. In Node, only the Host header contains the host and port, because the URL is
 * `localhost`.
 */
function getHost({ headers, url }: Request): string {
  const host = headers.get('Host');
  // The URL standard would also accept a user name, a path or a fragment here.
  if (host !== null && !HOST.test(host)) return '';
  const address = host === null ? url : `http://${host}`;
  return URL.canParse(address) ? new URL(address).host : '';
}

function isOriginOf(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** Checks whether a host is safe from DNS rebinding and receives Sec-Fetch-Site from browsers. */
function isLoopback(host: string): boolean {
  return /^(?:\[::1\]|127\.\d+\.\d+\.\d+|localhost)(?::\d+)?$/.test(host);
}
