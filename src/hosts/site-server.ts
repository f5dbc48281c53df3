import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { createNodeInspector } from './node.ts';
import {
  createUnlimitedListener,
  drain,
  endAfterBody,
  getTargetPath,
  limitPipelining,
  type NodeListener,
  SEND_TIMEOUT,
  SERVER_LIMITS,
} from './node-adapter.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { createPooledHandler } from './thread-pool.ts';

/**
 * Creates the server of `npm start`: it serves the built site in `folder`, and the HTTP API under `/api`. It runs without
 * Vite, which would need 200 MB of memory.
 *
 * @param host an allowed host name, besides `localhost` and IP addresses
 */
export function createSiteServer(folder: string, host?: string): Server {
  const serveApi = createApiListener('/api', console.error);
  const serveFile = createFileListener(folder);
  const server = createServer(
    limitPipelining((incoming, outgoing) => {
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) outgoing.setHeader(name, value);
      outgoing.once('prefinish', () => {
        if (!incoming.complete) drain(incoming);
      });
      if (getTargetPath(incoming.url ?? '') === undefined) {
        answer(outgoing, 400, 'The request target has no path.\n');
      } else if (!isAllowedHost(incoming.headers.host, host)) {
        answer(outgoing, 403, 'This server does not answer requests to this host.\n');
      } else if (isApiRequest(incoming, '/api')) serveApi(incoming, outgoing);
      else serveFile(incoming, outgoing);
    }),
  );
  return Object.assign(server, SERVER_LIMITS);
}

/** Creates a listener for the API under `basePath`. The caller limits pipelined requests. */
export function createApiListener(
  basePath: string,
  logError: (message: string) => void,
): NodeListener {
  return createUnlimitedListener(
    createPooledHandler({
      inspector: createNodeInspector,
      basePath,
      onError: (error) => logError(String(error instanceof Error ? error.stack : error)),
    }),
  );
}

export function isApiRequest({ url = '' }: IncomingMessage, basePath: string): boolean {
  const [path] = (getTargetPath(url) ?? '').split('?');
  return `${path}/`.startsWith(`${basePath}/`);
}

/** Checks the `Host` header. Otherwise, a site could point its domain at this server and read the responses. */
function isAllowedHost(header = '', host?: string): boolean {
  const name = header.toLowerCase().replace(/:\d+$/, '');
  const isLocal = name === 'localhost' || name.endsWith('.localhost');
  return isLocal || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 || name === host?.toLowerCase();
}

/** Closes a file when its client disconnects or stops receiving. Otherwise sirv leaves the file open. */
function closeFiles(outgoing: ServerResponse): void {
  outgoing.setTimeout(SEND_TIMEOUT, () => outgoing.destroy());
  outgoing.on('pipe', (file: Readable) => {
    const close = () => file.destroy();
    const { socket } = outgoing.req;
    file.once('error', () => outgoing.destroy());
    // A response that waits for the response to an earlier request is not closed with its connection.
    socket.once('close', close);
    outgoing.once('close', () => {
      socket.off('close', close);
      close();
    });
  });
}

/** Matches a single byte range with a start position, the only kind of range that sirv understands. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** Removes a `Range` header that sirv would misread. The client then receives the whole file. */
function removeInvalidRange({ headers }: IncomingMessage): void {
  const [, start, end] = RANGE.exec(headers.range ?? '') ?? [];
  // sirv reads the end 0 as no end, and ignores `If-Range`.
  const isValid = start !== undefined && (end === '' || Number(end) >= Math.max(Number(start), 1));
  if (!isValid || headers['if-range'] !== undefined) delete headers.range;
}

/** Maximum length of a path. Every file of the site has a much shorter path. */
const MAX_PATH_LENGTH = 1_024;

/**
 * Matches a `.` or `..` segment, which browsers remove. With such a segment, a path could get the headers of another
 * folder.
 */
const DOT_SEGMENT = /(?:[\\/]|%2f|%5c)(?:\.|%2e){1,2}(?:[\\/]|%2f|%5c|$)/i;

/** Checks whether a path could belong to a file of the site. */
function isSitePath(target: string): boolean {
  const path = target.split('?')[0] ?? '';
  return path.length <= MAX_PATH_LENGTH && !DOT_SEGMENT.test(path);
}

/** Serves the built files, compressed if the client accepts that. Files in `assets/` never change. */
function createFileListener(folder: string): NodeListener {
  const serve = sirv(folder, {
    // Looks for files on each request, because a later build may add some.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const isUnchanging = path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        isUnchanging ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return (incoming, outgoing) => {
    const answerMissing = () => answer(outgoing, 404, 'There is nothing at this address.\n');
    if (!isSitePath(incoming.url ?? '')) return answerMissing();
    closeFiles(outgoing);
    removeInvalidRange(incoming);
    try {
      serve(incoming, outgoing, answerMissing);
    } catch {
      // A build removed the file just now.
      answerMissing();
    }
  };
}

function answer(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.statusCode = status;
  outgoing.setHeader('Content-Type', 'text/plain; charset=utf-8');
  endAfterBody(outgoing, text);
}
