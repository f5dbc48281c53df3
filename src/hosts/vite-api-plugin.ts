import type { Plugin } from 'vite';
import { limitPipelining } from './node-adapter.ts';
import { createApiListener, isApiRequest } from './site-server.ts';

/** Serves the HTTP API under `{base}api` of the dev server. */
export function viteApiPlugin(): Plugin {
  return {
    name: 'namescope-api',
    // Otherwise, Vite responds to preflights before the handler.
    config: () => ({ server: { cors: false } }),
    configureServer: ({ config, middlewares }) => {
      const basePath = `${config.base}api`;
      const serveApi = limitPipelining(
        createApiListener(basePath, (message) => config.logger.error(message)),
      );
      middlewares.use((incoming, outgoing, next) => {
        if (isApiRequest(incoming, basePath)) serveApi(incoming, outgoing);
        else next();
      });
    },
  };
}
