import type { Problem, ProblemCode } from '../contract/problem.ts';

/** Headers of every response. A response is computed for each request, so it is not cached. */
const COMMON_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** How long a browser may cache the response to a preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = '86400';

const encoder = new TextEncoder();

/** Creates a `200` response with a JSON body. */
export function createJsonResponse(value: unknown): Response {
  return createBodyResponse(encoder.encode(JSON.stringify(value)));
}

/**
 * Creates a `200` response from pieces of JSON. Computes each piece after the client has received the pieces before it.
 *
 * @throws the error of the first or second piece. A later error aborts the response
 */
export async function createStreamedResponse(pieces: AsyncGenerator<string>): Promise<Response> {
  const first = await pieces.next();
  const second = await pieces.next();
  if (first.done || second.done) return createBodyResponse(encoder.encode(first.value ?? ''));
  const waiting = [first, second];
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = waiting.shift() ?? (await pieces.next());
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return createBodyResponse(stream);
}

function createBodyResponse(
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  status = 200,
  fields: Record<string, string> = {},
): Response {
  const headers = new Headers({
    ...COMMON_HEADERS,
    'Content-Type': 'application/json',
    ...fields,
  });
  if (body instanceof Uint8Array) headers.set('Content-Length', String(body.length));
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
  return createBodyResponse(encoder.encode(JSON.stringify(problem)), problem.status, {
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

/** Removes the body from the response to a HEAD request, and stops computing it. */
export async function dropBody({ status, headers, body }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}
