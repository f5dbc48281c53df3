import type { Problem, ProblemCode } from '../contract/problem.ts';

/** Headers of every response. A response is computed for each request, so it is not cached. */
const COMMON_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** How long a browser may cache the response to a preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = '86400';

const encoder = new TextEncoder();

/** Serializes a value as JSON in UTF-8. */
export const encodeJson = (value: unknown) => encoder.encode(JSON.stringify(value));

/** Creates a response with JSON in UTF-8. */
export function createJsonResponse(
  body: Uint8Array<ArrayBuffer>,
  status = 200,
  fields: Record<string, string> = {},
): Response {
  const headers = new Headers({
    ...COMMON_HEADERS,
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    ...fields,
  });
  return new Response(body, { status, headers });
}

/** Number of seconds after which a client should send the request again. */
const RETRY_AFTER: Partial<Record<ProblemCode, string>> = {
  server_busy: '1',
  tables_unavailable: '1',
};

/** Creates a problem response (RFC 9457) with the status of the problem. */
export function createProblemResponse(
  problem: Problem,
  headers: Record<string, string> = {},
): Response {
  const retryAfter = RETRY_AFTER[problem.code];
  return createJsonResponse(encodeJson(problem), problem.status, {
    'Content-Type': 'application/problem+json',
    ...(retryAfter && { 'Retry-After': retryAfter }),
    ...headers,
  });
}

/**
 * Creates a `204` response to OPTIONS, with `Allow` and the headers of a CORS preflight.
 *
 * @param allowHeaders request headers that a website can set
 */
export function createOptionsResponse(allow: string, allowHeaders = 'Content-Type'): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...COMMON_HEADERS,
      Allow: allow,
      'Access-Control-Allow-Methods': allow,
      // Sent for GET paths too, because existing clients send Content-Type with every request.
      'Access-Control-Allow-Headers': allowHeaders,
      'Access-Control-Max-Age': PREFLIGHT_MAX_AGE_SECONDS,
    },
  });
}

/** Removes the body from the response to a HEAD request. */
export const dropBody = ({ status, headers }: Response) => new Response(null, { status, headers });
