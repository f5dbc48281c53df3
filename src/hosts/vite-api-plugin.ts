import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { createHandler } from '../http/handler.ts';
import { createNodeInspector } from './node.ts';
import { createNodeListener, getTargetPath } from './node-adapter.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Answers the documented operations under `{base}/api` of the dev and preview server, with the handler that every host uses. */
export function viteApiPlugin(): Plugin {
  return {
    name: 'namescope-api',
    // Vite's own CORS would answer preflights before the handler sees them, in the preview too.
    config: () => ({
      server: { cors: false },
      preview: { headers: { ...SECURITY_HEADERS } },
    }),
    configureServer: ({ config, middlewares }) => {
      middlewares.use(createApiMiddleware(config.base, config.logger));
    },
    configurePreviewServer: ({ config, middlewares }) => {
      middlewares.use(createApiMiddleware(config.base, config.logger));
    },
  };
}

function createApiMiddleware(
  base: string,
  logger: { error(message: string): void },
): Connect.NextHandleFunction {
  // A relative base is served from the root.
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
