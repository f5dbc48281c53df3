import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { createNodeInspector } from './node.ts';
import {
  createNodeListener,
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
 * Serves the HTTP API under `{base}/api` of the dev and preview servers. The preview server also sends
 * compressed files, security headers, and a plain 404 response for missing files.
 */
export function viteApiPlugin(): Plugin {
  return {
    name: 'namescope-api',
    // Otherwise, Vite responds to preflights before the handler. The preview server inherits this option.
    config: () => ({
      server: { cors: false },
      preview: { headers: { ...SECURITY_HEADERS } },
    }),
    configureServer: ({ config, middlewares }) => {
      middlewares.use(createApiMiddleware(config.base, config.logger));
    },
    configurePreviewServer: ({ config, middlewares, httpServer }) => {
      protectServer(httpServer as Server);
      middlewares.use(createApiMiddleware(config.base, config.logger));
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use(getBasePath(config.base).slice(0, -1), createSiteMiddleware(folder));
      // Runs after Vite has looked for a file, but before Vite sends its own 404, which has no body and no headers.
      return () => {
        middlewares.use((incoming, outgoing, next) => {
          if (isPage(folder, incoming.url ?? '')) next();
          else answerNotFound(outgoing);
        });
      };
    },
  };
}

/** Protects the preview server from misbehaving clients, before Vite sees their requests. */
function protectServer(server: Server): void {
  Object.assign(server, SERVER_LIMITS);
  const listeners = server.listeners('request') as NodeListener[];
  server.removeAllListeners('request');
  server.on(
    'request',
    limitPipelining((incoming, outgoing) => {
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) outgoing.setHeader(name, value);
      outgoing.once('prefinish', () => {
        if (!incoming.complete) drain(incoming);
      });
      // Vite throws outside of its error handling if the request target is not a URL.
      if (getTargetPath(incoming.url ?? '') === undefined) {
        outgoing.statusCode = 400;
        endAfterBody(outgoing);
      } else for (const listener of listeners) listener(incoming, outgoing);
    }),
  );
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
function createSiteMiddleware(folder: string): Connect.NextHandleFunction {
  const serve = sirv(folder, {
    // Looks for files on each request, because a later build may add some.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
      const isUnchanging = path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        isUnchanging ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return (incoming, outgoing, next) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return next();
    if (!isSitePath(incoming.url ?? '')) return answerNotFound(outgoing);
    closeFiles(outgoing);
    removeInvalidRange(incoming);
    serve(incoming, outgoing, next);
  };
}

function isPage(folder: string, target: string): boolean {
  const path = getTargetPath(target)?.split('?')[0] ?? '';
  const file = resolve(folder, `.${path}`);
  return file.endsWith('.html') && file.startsWith(folder + sep) && existsSync(file);
}

function answerNotFound(outgoing: ServerResponse): void {
  outgoing.statusCode = 404;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) outgoing.setHeader(name, value);
  outgoing.setHeader('Content-Type', 'text/plain; charset=utf-8');
  endAfterBody(outgoing, 'There is nothing at this address.\n');
}

/** Returns the path under which Vite serves the site. Vite serves a site with a relative base from the root. */
function getBasePath(base: string): string {
  return base.startsWith('.') ? '/' : new URL(base, 'http://host/').pathname;
}

function createApiMiddleware(
  base: string,
  logger: { error(message: string): void },
): Connect.NextHandleFunction {
  const basePath = `${getBasePath(base)}api`;
  const listen = createNodeListener(
    createPooledHandler({
      inspector: createNodeInspector,
      basePath,
      onError: (error) => logger.error(String(error instanceof Error ? error.stack : error)),
    }),
  );
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => {
    const [path] = (getTargetPath(incoming.url ?? '') ?? '').split('?');
    if (`${path}/`.startsWith(`${basePath}/`)) listen(incoming, outgoing);
    else next();
  };
}
