import { lstatSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createServer, type InlineConfig, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';
import { SERVER_LIMITS } from './node-adapter.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { sendEndlessBody, sendRaw } from './testing/raw-requests.ts';
import { viteApiPlugin } from './vite-api-plugin.ts';

const root = createTestFolder();

/** Content of a file that compresses well. */
const TABLE = new Uint8Array(2_000);

beforeAll(() => {
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  writeFileSync(join(root, 'dist/assets/table.bin'), TABLE);
  writeFileSync(join(root, 'dist/assets/table.bin.br'), brotliCompressSync(TABLE));
  writeFileSync(join(root, 'dist/assets/table.bin.gz'), gzipSync(TABLE));
  for (const path of ['index.html', 'dist/index.html', 'dist/asset.txt']) {
    writeFileSync(join(root, path), '<!doctype html><title>the site</title>');
  }
});

const HOST = '127.0.0.1';

const LISTENING = { port: 0, host: HOST };

const CONFIG = {
  configFile: false,
  envFile: false,
  logLevel: 'silent',
  root,
  // The site has the same option: it serves no page for unknown paths.
  appType: 'mpa',
  plugins: [viteApiPlugin()],
  build: { outDir: 'dist' },
} satisfies InlineConfig;

/** Serves the site in `root` under `base` and calls `use` with the origin of the server. */
async function serve(
  kind: 'dev' | 'preview',
  base: string,
  use: (origin: string) => Promise<void>,
) {
  const server =
    kind === 'preview'
      ? await preview({ ...CONFIG, base, preview: LISTENING })
      : await (
          await createServer({ ...CONFIG, base, server: { ...LISTENING, ws: false } })
        ).listen();
  try {
    const address = server.httpServer?.address() as AddressInfo | undefined;
    await use(`http://${HOST}:${address?.port}`);
  } finally {
    await server.close();
  }
}

describe.each(['dev', 'preview'] as const)('the %s server', (kind) => {
  it.each([
    ['/', '/'],
    ['./', '/'],
    ['/tools/namescope/', '/tools/namescope/'],
  ])('serves the API next to a site with the base %s', async (base, site) => {
    await serve(kind, base, async (origin) => {
      const document = await (await fetch(`${origin}${site}api/openapi.json`)).json();
      expect(document.servers).toEqual([{ url: `${site}api` }]);

      const report = await fetch(`${origin}${site}api/inspect-grapheme/%C3%AC`);
      expect(await report.json()).toMatchObject({ grapheme: 'ì', canonical_grapheme: 'i' });

      const missing = await fetch(`${origin}${site}api`);
      expect(await missing.json()).toMatchObject({ code: 'unknown_operation' });
      const headers = { Accept: 'text/html' };
      const page = await fetch(origin + site, { headers });
      expect(await page.text()).toContain('the site');
      expect((await fetch(`${origin}${site}apiary`, { headers })).status).toBe(404);
    });
  });

  it('leaves preflights to the API', async () => {
    await serve(kind, '/', async (origin) => {
      const response = await fetch(`${origin}/api/bulk-inspect-names`, {
        method: 'OPTIONS',
        headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' },
      });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    });
  });
});

describe('the built site', () => {
  let server: PreviewServer;
  let origin: string;
  let port: number;

  beforeAll(async () => {
    server = await preview({ ...CONFIG, preview: LISTENING });
    port = (server.httpServer.address() as AddressInfo).port;
    origin = `http://${HOST}:${port}`;
  });
  afterAll(() => server.close());

  const SECURITY = Object.entries(SECURITY_HEADERS);
  const listSecurity = ({ headers }: Response) =>
    SECURITY.map(([name]) => [name, headers.get(name)]);

  it('has the security headers', async () => {
    expect(listSecurity(await fetch(origin))).toEqual(SECURITY);
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, deflate'],
    [null, 'identity'],
  ])('sends files with the encoding %s to clients that accept %s', async (encoding, accepted) => {
    const headers = { 'Accept-Encoding': accepted };
    const response = await fetch(`${origin}/assets/table.bin`, { headers });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(TABLE);
    expect(listSecurity(response)).toEqual(SECURITY);
  });

  it.each([
    ['/assets/table.bin', 'public, max-age=31536000, immutable'],
    ['/asset.txt', 'no-cache'],
    ['/', 'no-cache'],
  ])('sends %s with the caching %s', async (path, caching) => {
    const response = await fetch(origin + path);
    expect(response.headers.get('Cache-Control')).toBe(caching);
  });

  it.each(['/nothing', '/assets/gone.js', '/%2e%2e/secret', '/nothing.html'])(
    'returns 404, the security headers and a message for the missing file %s',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBe(404);
      expect(listSecurity(response)).toEqual(SECURITY);
      expect(await response.text()).toBe('There is nothing at this address.\n');
    },
  );

  // Sent as raw text, because a browser normalizes these paths.
  it.each([
    '/../index.html',
    '/../nothing.html',
    '/../../../etc/hosts',
    '/x/../../index.html',
    '/assets/../index.html',
    '/assets/%2e%2E/index.html',
    '/assets%2f..%2findex.html',
    '/assets/.%2e%5cindex.html',
    '/./index.html',
  ])('treats the request target %s like a missing file', async (target) => {
    const request = `GET ${target} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`;
    const response = await sendRaw(port, request);
    expect(response).toContain('HTTP/1.1 404 ');
    expect(response.toLowerCase()).toContain('content-security-policy:');
    expect(response).toContain('There is nothing at this address.');
  });

  it.each([
    ['/index.html', HOST, 200],
    ['/asset.txt', HOST, 200],
    ['/nothing', HOST, 404],
    ['/api/inspect-name', HOST, 413],
    ['/api/inspect-name', 'elsewhere.example', 403],
  ])(
    'closes the connection if a body sent to %s on %s never ends',
    async (target, host, status) => {
      const { response, sent } = await sendEndlessBody(port, 'POST', target, 64 * 1024, host);
      expect(response).toContain(`HTTP/1.1 ${status} `);
      expect(sent).toBeLessThan(64 * 1024 * 1024);
    },
  );

  it.each([
    ['/', 'elsewhere.example', 403],
    ['/api/inspect-grapheme/a', 'elsewhere.example', 403],
    ['*', HOST, 400],
    ['http://[/', HOST, 400],
  ])(
    'sends the security headers with the response to OPTIONS %s on %s',
    async (target, host, status) => {
      const request = `OPTIONS ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      const response = await sendRaw(port, request);
      expect(response).toContain(`HTTP/1.1 ${status} `);
      for (const [name] of SECURITY) expect(response).toContain(`${name}: `);
    },
  );

  it('runs costly requests on threads', async () => {
    const response = await fetch(`${origin}/api/imitations/mainnet/vitalik.eth?limit=1`);
    expect(await response.json()).toMatchObject({ imitations: [{ name: 'vita1ik.eth' }] });
  });

  it.each([
    ['bytes=0-9', 206, 10],
    ['bytes=1990-', 206, 10],
    ['bytes=5-2', 200, 2_000],
    ['bytes=-5', 200, 2_000],
    ['bytes=0-0', 200, 2_000],
    ['bytes=0-9007199254740993', 200, 2_000],
    ['items=1', 200, 2_000],
  ])('responds to the range %s with %i and %i bytes', async (range, status, length) => {
    const headers = { Range: range, 'Accept-Encoding': 'identity' };
    const response = await fetch(`${origin}/assets/table.bin`, { headers });
    expect(response.status).toBe(status);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
  });

  // Only Linux lists the open files of a process.
  it.runIf(process.platform === 'linux')('closes the file of an aborted download', async () => {
    const large = join(root, 'dist/large.bin');
    writeFileSync(large, new Uint8Array(20_000_000));
    const countOpen = () =>
      readdirSync('/proc/self/fd').filter((file) => {
        const path = `/proc/self/fd/${file}`;
        // A file may have been closed since it was listed.
        return lstatSync(path, { throwIfNoEntry: false }) && readlinkSync(path) === large;
      }).length;
    const socket = connect(port, HOST).pause();
    socket.write(`GET /large.bin HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`.repeat(3));
    await expect.poll(countOpen).toBe(3);
    socket.destroy();
    await expect.poll(countOpen).toBe(0);
  });

  it('is served with limits for requests', () => {
    expect(server.httpServer).toMatchObject(SERVER_LIMITS);
  });
});
