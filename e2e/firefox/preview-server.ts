import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site and its API, which ends in a slash. */
    address: string;
  }
}

/** Serves the built site on a free port while the tests run. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await preview({ logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  provide('address', `http://localhost:${port}/`);
  return () => server.close();
}
