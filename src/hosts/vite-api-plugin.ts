import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { createHandler } from '../http/handler.ts';
import { createNodeInspector } from './node.ts';
import { createNodeListener, drain, getTargetPath } from './node-adapter.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/**
 * Serves the HTTP API under `{base}/api` of the dev and preview servers. The preview server also gets security headers
 * and a plain 404 response for missing files.
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
      // Not a middleware, because Vite rejects unknown hosts before it runs middlewares.
      httpServer.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) =>
        outgoing.once('prefinish', () => {
          if (!incoming.complete) drain(incoming);
        }),
      );
      middlewares.use(createApiMiddleware(config.base, config.logger));
      // Runs after Vite has looked for a file, but before it serves pages. Vite's own 404 has no body and no headers.
      const folder = resolve(config.root, config.build.outDir);
      return () => {
        middlewares.use((incoming, outgoing, next) => {
          if (isPage(folder, incoming.url ?? '')) next();
          else answerNotFound(outgoing);
        });
      };
    },
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
  outgoing.end('There is nothing at this address.\n');
}

function createApiMiddleware(
  base: string,
  logger: { error(message: string): void },
): Connect.NextHandleFunction {
  // Vite serves a site with a relative base from the root.
  const basePath = `${base.startsWith('.') ? '/' : new URL(base, 'http://host/').pathname}api`;
  const listen = createNodeListener(
    createHandler({
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
