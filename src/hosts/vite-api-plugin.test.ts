import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';
import { viteApiPlugin } from './vite-api-plugin.ts';

const root = createTestFolder();

it.each([
  ['/', '/api'],
  ['./', '/api'],
  ['/tools/namescope/', '/tools/namescope/api'],
])('the dev server of a site with the base %s has the API at %s', async (base, path) => {
  const server = await createServer({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    root,
    base,
    appType: 'mpa',
    plugins: [viteApiPlugin()],
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  try {
    await server.listen();
    const address = server.httpServer?.address() as AddressInfo | undefined;
    const origin = `http://127.0.0.1:${address?.port}`;
    const document = await (await fetch(`${origin}${path}/openapi.json`)).json();
    expect(document.servers).toEqual([{ url: path }]);
    expect((await fetch(`${origin}${path}ary`)).status).toBe(404);
    const preflight = await fetch(`${origin}${path}/bulk-inspect-names`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  } finally {
    await server.close();
  }
});
