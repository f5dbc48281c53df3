import type { Problem } from '../contract/problem.ts';

/** Nothing here is private to an origin, and every answer is computed when it is asked for. */
const COMMON_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

const PREFLIGHT_SECONDS = '86400';

/** `200` with a JSON body. */
export function createJsonResponse(value: unknown): Response {
  return new Response(JSON.stringify(value), {
    headers: { ...COMMON_HEADERS, 'Content-Type': 'application/json' },
  });
}

/** A problem under its own status (RFC 9457). */
export function createProblemResponse(
  problem: Problem,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...COMMON_HEADERS, 'Content-Type': 'application/problem+json', ...headers },
  });
}

/** `204` to OPTIONS: what a path allows, in the words of HTTP and in those of a CORS preflight. */
export function createOptionsResponse(allow: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...COMMON_HEADERS,
      Allow: allow,
      'Access-Control-Allow-Methods': allow,
      // On GET paths too: existing clients send Content-Type with every request.
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': PREFLIGHT_SECONDS,
    },
  });
}

/** The same answer without its body, for HEAD. */
export function dropBody({ status, headers }: Response): Response {
  return new Response(null, { status, headers });
}
