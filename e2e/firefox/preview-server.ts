import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../../src/hosts/site-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site and its API, which ends in a slash. */
    address: string;
  }
}

/** Serves the built site on a free port while the tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = createSiteServer('dist').listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('address', `http://localhost:${(server.address() as AddressInfo).port}/`);
  return async () => {
    server.closeAllConnections();
    server.close();
  };
}
