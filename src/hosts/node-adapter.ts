import type { IncomingMessage, ServerResponse } from 'node:http';

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
 * Creates a listener for Node's HTTP server from a handler of the Fetch API. Closes the connection if the rest of a
 * request body exceeds `limits`.
 *
 * @param handleRequest must not reject
 */
export function createNodeListener(
  handleRequest: (request: Request) => Promise<Response>,
  limits = DRAIN_LIMITS,
) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = toRequest(incoming);
    const response = request
      ? await handleRequest(request)
      : new Response('Bad request target', { status: 400 });
    const body = Buffer.from(await response.arrayBuffer());
    if (!incoming.complete) drain(incoming, limits);
    send(response, body, outgoing);
  };
}

/** Returns the path and query of a request target, or undefined for targets without a path (`*` and `host:port`). */
export function getTargetPath(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return undefined;
  const { protocol, pathname, search } = new URL(target);
  return protocol === 'http:' || protocol === 'https:' ? pathname + search : undefined;
}

function toRequest(incoming: IncomingMessage): Request | undefined {
  const path = getTargetPath(incoming.url ?? '');
  if (path === undefined) return undefined;

  const method = getMethod(incoming);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    // The handler uses only the path. The Host header cannot be trusted.
    return new Request(`http://localhost${path}`, {
      method,
      headers: getHeaders(incoming),
      ...(hasBody ? { body: streamBody(incoming), duplex: 'half' } : {}),
    });
  } catch {
    // The Fetch API rejects a header.
    return undefined;
  }
}

/** Returns the method. The Fetch API rejects TRACE, so the handler gets another unsupported method instead. */
function getMethod({ method = 'GET' }: IncomingMessage): string {
  return method === 'TRACE' ? 'UNKNOWN' : method;
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
  for (const end of ['end', 'close', 'error']) incoming.once(end, () => clearTimeout(timer));
}

function send(response: Response, body: Buffer, outgoing: ServerResponse): void {
  if (outgoing.destroyed) return;
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(body);
}
