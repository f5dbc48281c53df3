// Decides which websites may use a server: https://fetch.spec.whatwg.org/#http-cors-protocol

import type { Problem } from '../contract/problem.ts';
import { createProblem } from '../engine/create-problem.ts';

export interface OriginPolicy {
  /** Returns the reason to refuse a request, or null. */
  findProblem(request: Request): Problem | null;
  /** Returns the headers that let the page of an allowed website read the response. */
  listHeaders(request: Request): Iterable<[name: string, value: string]>;
}

const PUBLIC_POLICY: OriginPolicy = {
  findProblem: () => null,
  listHeaders: () => [['Access-Control-Allow-Origin', '*']],
};

/**
 * Creates a policy.
 *
 * @param allowedOrigins websites that may use the server, such as `https://wallet.example`, besides pages of the server
 * itself. Clients that are not browsers may always use it. If undefined, every website may use it
 */
export function createOriginPolicy(allowedOrigins?: readonly string[]): OriginPolicy {
  if (allowedOrigins === undefined) return PUBLIC_POLICY;
  const origins = new Set(allowedOrigins);
  const hostnames = new Set(allowedOrigins.map((origin) => new URL(origin).hostname));

  function findDetail(request: Request): string | null {
    const host = getHost(request);
    // A website can point its own host name to this server. Its pages then have the same origin as the server.
    const hostname = host.replace(/:\d*$/, '');
    if (!hostnames.has(hostname) && !isNumericOrLocal(hostname)) {
      return `The server does not answer requests for the host ${host}. Use its IP address, or allow the origin.`;
    }
    if (isAllowed(request, host)) return null;
    return 'The server has a watchlist or allows only certain websites, and this website is not one of them.';
  }

  function isAllowed({ headers }: Request, host: string): boolean {
    const origin = headers.get('Origin');
    if (origin !== null) return origins.has(origin) || isOriginOf(origin, host);
    // Browsers send no Origin with images, scripts and links, but they say which site the request comes from.
    const site = headers.get('Sec-Fetch-Site');
    return site === null || site === 'same-origin' || site === 'none';
  }

  return {
    findProblem(request) {
      const detail = findDetail(request);
      return detail === null ? null : createProblem('origin_not_allowed', detail);
    },
    *listHeaders(request) {
      yield ['Vary', 'Origin'];
      const origin = request.headers.get('Origin');
      const isReadable = origin !== null && findDetail(request) === null;
      if (isReadable) yield ['Access-Control-Allow-Origin', origin];
    },
  };
}

/** Returns the host and port of a request. The URL of a request in Node has no real host. */
function getHost({ headers, url }: Request): string {
  const host = headers.get('Host');
  const address = host === null ? url : `http://${host}`;
  return URL.canParse(address) ? new URL(address).host : '';
}

function isOriginOf(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** Checks for an IP address or `localhost`, which no website can point elsewhere. */
function isNumericOrLocal(hostname: string): boolean {
  return /^(?:\[.*\]|\d+\.\d+\.\d+\.\d+|localhost)$/.test(hostname);
}
