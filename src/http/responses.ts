import type { Problem } from '../contract/problem.ts';

/** Headers of every response. Responses are public and computed for each request. */
const COMMON_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** How long a browser may cache the response to a preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = '86400';

/** Creates a `200` response with a JSON body. */
export function createJsonResponse(value: unknown): Response {
  return new Response(JSON.stringify(value), {
    headers: { ...COMMON_HEADERS, 'Content-Type': 'application/json' },
  });
}

/** Creates a problem response (RFC 9457) with the status of the problem. */
export function createProblemResponse(
  problem: Problem,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...COMMON_HEADERS, 'Content-Type': 'application/problem+json', ...headers },
  });
}

/** Creates a `204` response to OPTIONS, with `Allow` and the headers of a CORS preflight. */
export function createOptionsResponse(allow: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...COMMON_HEADERS,
      Allow: allow,
      'Access-Control-Allow-Methods': allow,
      // Sent for GET paths too, because existing clients send Content-Type with every request.
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': PREFLIGHT_MAX_AGE_SECONDS,
    },
  });
}

/** Returns a response without its body, for HEAD. */
export function dropBody({ status, headers }: Response): Response {
  return new Response(null, { status, headers });
}
