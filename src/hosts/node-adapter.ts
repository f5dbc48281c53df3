import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Limits for discarding the rest of a request body after the response was sent. A client that is still sending would not
 * receive the response if the connection were closed.
 */
export interface DrainLimits {
  bytes: number;
  milliseconds: number;
}

const DRAIN_LIMITS: DrainLimits = { bytes: 8 * 1024 * 1024, milliseconds: 30_000 };

/**
 * Limits of Node's HTTP server. Assign them before the server listens. Times are in milliseconds: to receive the headers,
 * to receive the whole request, and between two checks of these times.
 */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
  maxHeadersCount: 100,
  maxConnections: 5_000,
  maxRequestsPerSocket: 1_000,
} as const satisfies Partial<Server> & { connectionsCheckingInterval: number };

/**
 * Maximum number of connections that wait to be accepted. With the default of Node, 511, thousands of clients that connect
 * at once make other clients wait for a second, until these try again.
 */
export const BACKLOG = 4_096;

/**
 * Maximum number of unanswered requests of a connection. Node accepts any number of pipelined requests and keeps all of
 * them in memory.
 */
const MAX_PIPELINED = 4;

/** Maximum total size in bytes of the responses that clients have not received. */
const MAX_UNSENT_BYTES = 64 * 1024 * 1024;

/** Size of the parts of a response in bytes. */
const PART_SIZE = 65_536;

/** Maximum time in milliseconds that a client can take to receive the next part of a response. */
export const SEND_TIMEOUT = 30_000;

type FetchHandler = (request: Request) => Promise<Response>;

/**
 * Creates a listener for Node's HTTP server from a handler of the Fetch API. Aborts the signal of a request when the
 * client disconnects. Closes the connection if it has too many unanswered requests, if the rest of a request body exceeds
 * `limits`, or if the client receives a response too slowly.
 *
 * @param handleRequest must not reject
 */
export function createNodeListener(
  handleRequest: FetchHandler,
  limits?: DrainLimits,
  sendTimeout?: number,
): NodeListener {
  return limitPipelining(createUnlimitedListener(handleRequest, limits, sendTimeout));
}

/** Creates a listener for a server that limits pipelined requests itself. */
export function createUnlimitedListener(
  handleRequest: FetchHandler,
  limits = DRAIN_LIMITS,
  sendTimeout = SEND_TIMEOUT,
): NodeListener {
  const limitUnsent = createUnsentLimit();
  return async (incoming, outgoing) => {
    const closed = new AbortController();
    const abort = () => closed.abort();
    incoming.socket.once('close', abort);
    outgoing.once('close', () => {
      incoming.socket.off('close', abort);
      abort();
    });
    const request = toRequest(incoming, closed.signal);
    const response = request ? await handleRequest(request) : createBadTargetResponse();
    if (!incoming.complete) drain(incoming, limits);
    try {
      limitUnsent(outgoing, Number(response.headers.get('Content-Length')), closed.signal);
      await send(response, outgoing, closed.signal, sendTimeout);
    } catch {
      // The client has disconnected or is too slow, or the body of the response has failed.
      incoming.socket.destroy();
    }
  };
}

/** Closes connections with too many unanswered requests. */
export function limitPipelining(listen: NodeListener): NodeListener {
  const counts = new WeakMap<Socket, number>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    outgoing.once('close', () => counts.set(socket, (counts.get(socket) ?? 0) - 1));
    if (count > MAX_PIPELINED) socket.destroy();
    if (!socket.destroyed) listen(incoming, outgoing);
  };
}

/** Limits the memory of responses. If their total size is too large, the responses that were started first are dropped. */
function createUnsentLimit() {
  const sizes = new Map<ServerResponse, number>();
  return (added: ServerResponse, addedSize: number, closed: AbortSignal): void => {
    if (closed.aborted) return;
    sizes.set(added, addedSize);
    closed.addEventListener('abort', () => sizes.delete(added));
    let total = 0;
    for (const size of sizes.values()) total += size;
    for (const [{ req }, size] of sizes) {
      if (total <= MAX_UNSENT_BYTES) return;
      total -= size;
      req.socket.destroy();
    }
  };
}

function createBadTargetResponse(): Response {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response('The request target has no path.\n', { status: 400, headers });
}

/** Returns the path and query of a request target, or undefined for targets without a path (`*` and `host:port`). */
export function getTargetPath(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return undefined;
  const { protocol, pathname, search } = new URL(target);
  return protocol === 'http:' || protocol === 'https:' ? pathname + search : undefined;
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const path = getTargetPath(incoming.url ?? '');
  if (path === undefined) return undefined;

  // The Fetch API rejects TRACE, so the handler gets another unsupported method instead.
  const method = incoming.method === 'TRACE' ? 'UNKNOWN' : (incoming.method ?? 'GET');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    // The handler uses only the path. The Host header cannot be trusted.
    return new Request(`http://localhost${path}`, {
      method,
      headers: getHeaders(incoming),
      signal,
      ...(hasBody ? { body: streamBody(incoming), duplex: 'half' } : {}),
    });
  } catch {
    // The Fetch API rejects a header.
    return undefined;
  }
}

function getHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}

/**
 * Streams a request body on demand. Unlike `Readable.toWeb`, cancelling the stream does not close the connection, which
 * is still needed for the response.
 */
function streamBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Discards the rest of a request body. Closes the connection if the rest exceeds the limits. */
export function drain(incoming: IncomingMessage, limits = DRAIN_LIMITS): void {
  if (incoming.destroyed) return;
  const close = () => incoming.destroy();
  const timer = setTimeout(close, limits.milliseconds).unref();
  let left = limits.bytes;
  incoming.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) close();
  });
  // After the response, Node no longer notifies the request when its connection closes.
  const stop = () => {
    clearTimeout(timer);
    incoming.socket.off('close', stop);
  };
  for (const end of ['end', 'close', 'error']) incoming.once(end, stop);
  incoming.socket.once('close', stop);
}

/**
 * Sends a text, and ends the response when the whole request has arrived. With `Connection: close`, Node closes the
 * connection at the end of the response, and a client that is still sending would not receive it.
 */
export function endAfterBody(outgoing: ServerResponse, text = ''): void {
  const { req: incoming } = outgoing;
  if (incoming.complete) {
    outgoing.end(text);
    return;
  }
  outgoing.setHeader('Content-Length', Buffer.byteLength(text));
  outgoing.flushHeaders();
  outgoing.write(text);
  drain(incoming);
  incoming.once('end', () => outgoing.end());
}

/** Sends a response. Reads the response body only as fast as the client receives it. */
async function send(
  response: Response,
  outgoing: ServerResponse,
  closed: AbortSignal,
  timeout: number,
): Promise<void> {
  /** Waits for an event, and closes the connection if that takes too long. */
  async function waitFor(event: 'drain' | 'finish'): Promise<void> {
    // Node 20 garbage-collects the signals of `AbortSignal.timeout` before they fire.
    const timer = setTimeout(() => outgoing.destroy(), timeout);
    try {
      await once(outgoing, event, { signal: closed });
    } finally {
      clearTimeout(timer);
    }
  }

  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  for await (const chunk of response.body ?? []) {
    for (let start = 0; start < chunk.length; start += PART_SIZE) {
      const part = chunk.subarray(start, start + PART_SIZE);
      if (!outgoing.write(part)) await waitFor('drain');
    }
  }
  // Without a length, the client would not see the end of the response.
  if (!outgoing.req.complete && outgoing.hasHeader('Content-Length')) {
    outgoing.flushHeaders();
    await once(outgoing.req, 'end', { signal: closed });
  }
  outgoing.end();
  await waitFor('finish');
}
