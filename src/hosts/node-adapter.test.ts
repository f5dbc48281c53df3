import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inspector } from '../engine/inspector.ts';
import { createHandler } from '../http/handler.ts';
import { createNodeListener, getTargetPath } from './node-adapter.ts';
import { sendEndlessBody, sendRaw } from './testing/raw-requests.ts';

const inspector = {
  inspectName: (name: string) => ({ ok: true, value: { name } }),
  inspectGrapheme: (grapheme: string) => ({ ok: true, value: { grapheme } }),
} as unknown as Inspector;

const DRAIN_LIMITS = { bytes: 8 * 1024 * 1024, milliseconds: 2_000 };

let server: Server;
let port: number;
let base: string;

beforeAll(async () => {
  const handleRequest = createHandler({ inspector: () => inspector, basePath: '/api' });
  server = createServer(createNodeListener(handleRequest, DRAIN_LIMITS));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  base = `http://127.0.0.1:${port}/api`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (target: string, method = 'GET') =>
  sendRaw(port, `${method} ${target} HTTP/1.1\r\nHost: bad host\r\nConnection: close\r\n\r\n`);

describe('createNodeListener', () => {
  it('passes method, path, headers and body on, and the answer back', async () => {
    const response = await fetch(`${base}/inspect-name`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'vìtalik.eth', network_name: 'mainnet' }),
    });
    expect(await response.json()).toEqual({ name: 'vìtalik.eth' });
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('Content-Length')).not.toBeNull();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('answers HEAD and OPTIONS without a body', async () => {
    for (const method of ['HEAD', 'OPTIONS']) {
      const answer = await get('/api/inspect-grapheme/a', method);
      expect(answer).toMatch(/^HTTP\/1\.1 20[04] /);
      expect(answer).toMatch(/\r\n\r\n$/);
    }
  });

  it('does not decode the path on the way', async () => {
    expect(await get('/api/inspect-grapheme/%2F')).toContain('{"grapheme":"/"}');
    expect(await get('/api/inspect-grapheme/%E0%A4')).toContain('"malformed_path"');
  });

  it.each([
    ['//evil.example/api', 404],
    ['/api/../api/inspect-grapheme/a', 200],
    ['http://elsewhere.example/api/inspect-grapheme/a', 200],
    ['/api/inspect-grapheme/a?b#c', 200],
  ])('answers the request target %s with %i', async (target, status) => {
    expect(await get(target)).toContain(`HTTP/1.1 ${status} `);
  });

  it('answers 400 to what the Fetch API cannot say', async () => {
    expect(await get('*', 'OPTIONS')).toContain('HTTP/1.1 400 ');
  });

  it('passes a repeated header on as one list, of which neither half counts alone', async () => {
    const types = 'Content-Type: text/plain\r\nContent-Type: application/json\r\n';
    const head = `POST /api/inspect-name HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${types}`;
    expect(await sendRaw(port, `${head}Content-Length: 2\r\n\r\n{}`)).toContain('HTTP/1.1 415 ');
  });

  it('refuses TRACE, which the Fetch API has no word for, like any other method', async () => {
    const answer = await get('/api/inspect-grapheme/a', 'TRACE');
    expect(answer).toContain('HTTP/1.1 405 ');
    expect(answer).toContain('"method_not_allowed"');
    expect(answer).not.toContain('UNKNOWN');
  });

  it('delivers the refusal of a body of 5 MB to a client that is still sending', async () => {
    const body = 'x'.repeat(5 * 1024 * 1024);
    const head = `POST /api/inspect-name HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const answer = await sendRaw(port, `${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    expect(answer).toContain('HTTP/1.1 413 ');
    expect(answer).toContain('"body_too_large"');
  });

  it.each([
    ['POST', '/api/nope', 'application/json', 404],
    ['PUT', '/api/inspect-name', 'application/json', 405],
    ['POST', '/api/inspect-name', 'text/plain', 415],
    ['POST', '/api/inspect-name', 'application/json', 413],
  ])(
    'drops what is left of %s %s as %s, refused with %i, and answers the next request',
    async (method, target, type, status) => {
      const body = 'x'.repeat(5 * 1024 * 1024);
      const head = `${method} ${target} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n`;
      const next = 'GET /api/inspect-grapheme/a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
      const answer = await sendRaw(
        port,
        `${head}Content-Length: ${body.length}\r\n\r\n${body}${next}`,
      );
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain('{"grapheme":"a"}');
    },
  );

  it.each([
    ['POST', '/api/inspect-name', 413],
    ['POST', '/api/nope', 404],
  ])('closes the connection when the body of %s %s never ends', async (method, target, status) => {
    const { answer, sent } = await sendEndlessBody(port, method, target, 64 * 1024);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('closes the connection when what is left of a body comes too slowly', async () => {
    const { answer, sent } = await sendEndlessBody(port, 'POST', '/api/nope', 1);
    expect(answer).toContain('HTTP/1.1 404 ');
    expect(sent).toBeLessThan(DRAIN_LIMITS.bytes);
  });

  it('survives a client that goes away in the middle of a body', async () => {
    await new Promise<void>((resolve) => {
      const head =
        'POST /api/inspect-name HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${head}Content-Length: 1000\r\n\r\n{"name":`, () => socket.destroy());
      });
      socket.on('close', () => resolve());
    });
    expect((await fetch(`${base}/inspect-grapheme/a`)).status).toBe(200);
  });
});

it.each([
  ['/api?x', '/api?x'],
  ['//a/b', '//a/b'],
  ['http://host/api?x', '/api?x'],
  ['*', undefined],
  ['host:443', undefined],
  ['', undefined],
])('the path of the target %j is %j', (target, path) => {
  expect(getTargetPath(target)).toBe(path);
});
