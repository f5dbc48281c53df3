import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much of a body is read and dropped once it is answered, so that the client hears the answer. */
export interface DrainLimits {
  bytes: number;
  milliseconds: number;
}

const DRAIN_LIMITS: DrainLimits = { bytes: 8 * 1024 * 1024, milliseconds: 30_000 };

/**
 * Puts a handler of the Fetch API behind Node's HTTP server. A connection is closed when the body of an answered
 * request goes on beyond `limits`.
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

/** Path and query of a request target, where it has them: `*` and `host:port` do not. */
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
    // The handler looks at the path alone; the Host header is not to be trusted anyway.
    return new Request(`http://localhost${path}`, {
      method,
      headers: getHeaders(incoming),
      ...(hasBody ? { body: streamBody(incoming), duplex: 'half' } : {}),
    });
  } catch {
    // A header that the Fetch API refuses.
    return undefined;
  }
}

/** The Fetch API has no word for TRACE: the handler gets another that it does not know. */
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
 * The body, read as fast as it is asked for. Unlike `Readable.toWeb`, giving up does not close the
 * connection, over which the answer still has to go.
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

/** Reads and drops what is left of a body, and closes the connection when that is too much. */
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
