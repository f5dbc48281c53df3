import { once } from 'node:events';
import { lstatSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';
import { SERVER_LIMITS } from './node-adapter.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { createSiteServer } from './site-server.ts';
import { sendEndlessBody, sendRaw } from './testing/raw-requests.ts';

const HOST = '127.0.0.1';
const folder = createTestFolder();

/** Content of a file that compresses well. */
const TABLE = new Uint8Array(2_000);

let server: Server;
let origin: string;
let port: number;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/table.bin'), TABLE);
  writeFileSync(join(folder, 'assets/table.bin.br'), brotliCompressSync(TABLE));
  writeFileSync(join(folder, 'assets/table.bin.gz'), gzipSync(TABLE));
  for (const path of ['index.html', 'asset.txt']) {
    writeFileSync(join(folder, path), '<!doctype html><title>the site</title>');
  }
  server = createSiteServer(folder, 'My-Computer').listen(0, HOST);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  origin = `http://${HOST}:${port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const sendHead = (method: string, target: string, host: string) =>
  sendRaw(port, `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

const SECURITY = Object.entries(SECURITY_HEADERS);
const listSecurity = ({ headers }: Response) => SECURITY.map(([name]) => [name, headers.get(name)]);

it('serves the page with the security headers, and the API', async () => {
  const page = await fetch(origin);
  expect(await page.text()).toContain('the site');
  expect(listSecurity(page)).toEqual(SECURITY);
  const report = await fetch(`${origin}/api/inspect-grapheme/%C3%AC`);
  expect(await report.json()).toMatchObject({ grapheme: 'ì', canonical_grapheme: 'i' });
  expect(await (await fetch(`${origin}/api`)).json()).toMatchObject({ code: 'unknown_operation' });
  expect((await fetch(`${origin}/apiary`)).status).toBe(404);
});

it.each([
  ['localhost', 404],
  ['names.localhost:80', 404],
  ['[::1]:80', 404],
  ['my-computer', 404],
  ['localhost.example', 403],
  ['', 403],
])('responds to a request for a missing file on the host %j with %i', async (host, status) => {
  expect(await sendHead('GET', '/nothing', host)).toContain(`HTTP/1.1 ${status} `);
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

// Sent as raw text, because a browser normalizes most of these paths.
it.each([
  '/nothing',
  '/assets/gone.js',
  '/nothing.html',
  '/../index.html',
  '/../nothing.html',
  '/../../../etc/hosts',
  '/x/../../index.html',
  '/assets/../index.html',
  '/assets/%2e%2E/index.html',
  '/assets%2f..%2findex.html',
  '/assets/.%2e%5cindex.html',
  '/./index.html',
])('returns 404, the security headers and a message for %s', async (target) => {
  const response = await sendHead('GET', target, HOST);
  expect(response).toContain('HTTP/1.1 404 ');
  for (const [name] of SECURITY) expect(response).toContain(`${name}: `);
  expect(response).toMatch(/There is nothing at this address\.\n$/);
});

it.each([
  ['/asset.txt', HOST, 200],
  ['/api/inspect-name', HOST, 413],
  ['/api/inspect-name', 'elsewhere.example', 403],
])('closes the connection if a body sent to %s on %s never ends', async (target, host, status) => {
  const { response, sent } = await sendEndlessBody(port, target, 64 * 1024, host);
  expect(response).toContain(`HTTP/1.1 ${status} `);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

it.each([
  ['/', 'elsewhere.example', 403],
  ['/api/inspect-grapheme/a', 'elsewhere.example', 403],
  ['*', HOST, 400],
  ['http://[/', HOST, 400],
])(
  'sends the security headers with the response to OPTIONS %s on %s',
  async (target, host, status) => {
    const response = await sendHead('OPTIONS', target, host);
    expect(response).toContain(`HTTP/1.1 ${status} `);
    for (const [name] of SECURITY) expect(response).toContain(`${name}: `);
  },
);

it.each([
  ['bytes=0-9', 206, 10],
  ['bytes=1990-', 206, 10],
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
  const large = join(folder, 'large.bin');
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
  expect(server).toMatchObject(SERVER_LIMITS);
});
