import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHandler } from '../api/handler.ts';
import type { Inspector } from '../engine/inspector.ts';
import { measureMemory } from '../primitives/testing/measure-memory.ts';
import { createNodeListener, drain, type NodeListener } from './node-adapter.ts';
import { createHead, listen, sendEndlessBody, sendRaw } from './testing/raw-requests.ts';

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

/** Returns the head of a POST request as raw text. Each header field in `fields` ends with a line break. */
const createPost = (target: string, length: number, fields = '') =>
  `POST ${target} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${fields}\r\n`;

describe('createNodeListener', () => {
  it('converts a request to the Fetch API and its response back', async () => {
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

  it.each([
    ['GET', '//evil.example/api', 'HTTP/1.1 404 '],
    ['GET', '/api/../api/inspect-grapheme/a', '{"grapheme":"a"}'],
    ['GET', 'http://elsewhere.example/api/inspect-grapheme/a', '{"grapheme":"a"}'],
    ['GET', '/api/inspect-grapheme/a?b#c', '{"grapheme":"a"}'],
    ['GET', 'ftp://elsewhere.example/api/inspect-grapheme/a', 'HTTP/1.1 400 '],
    ['GET', '/api/inspect-grapheme/%2F', '{"grapheme":"/"}'],
    ['GET', '/api/inspect-grapheme/%E0%A4', '"malformed_path"'],
    // The Fetch API can represent neither of these.
    ['OPTIONS', '*', 'HTTP/1.1 400 '],
    ['TRACE', '/api/inspect-grapheme/a', '"method_not_allowed"'],
  ])('responds to %s %s with %s', async (method, target, expected) => {
    const head = `${method} ${target} HTTP/1.1\r\nHost: bad host\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(port, head)).toContain(expected);
  });

  it('joins a repeated header into one value', async () => {
    const head = createPost('/api/inspect-name', 2, 'Content-Type: text/plain\r\n');
    expect(await sendRaw(port, `${head}{}`)).toContain('HTTP/1.1 415 ');
  });

  it('closes the connection only when the client has sent the whole body', async () => {
    const socket = connect(port, '127.0.0.1');
    const send = promisify(socket.write.bind(socket) as (text: string, done: () => void) => void);
    await send(createPost('/api/nope', 2_000_000, 'Connection: close\r\n'));
    const [response] = await once(socket, 'data');
    expect(String(response)).toContain('HTTP/1.1 404 ');
    const ended = once(socket, 'end');
    for (let sent = 0; sent < 2_000_000; sent += 100_000) {
      await send('x'.repeat(100_000));
      await sleep(5);
    }
    await ended;
  });

  it.each([
    ['/api/nope', 404],
    ['/api/inspect-name', 413],
  ])('discards the body of POST %s after %i, but not an endless one', async (target, status) => {
    const body = 'x'.repeat(5 * 1024 * 1024);
    const next = createHead('/api/inspect-grapheme/a', 'Connection: close\r\n');
    const answers = await sendRaw(port, `${createPost(target, body.length)}${body}${next}`);
    expect(answers).toContain(`HTTP/1.1 ${status} `);
    expect(answers).toContain('{"grapheme":"a"}');

    const { response, sent } = await sendEndlessBody(port, target, 64 * 1024);
    expect(response).toContain(`HTTP/1.1 ${status} `);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('closes the connection if the rest of a body arrives too slowly', async () => {
    const { response, sent } = await sendEndlessBody(port, '/api/nope', 1);
    expect(response).toContain('HTTP/1.1 404 ');
    expect(sent).toBeLessThan(DRAIN_LIMITS.bytes);
  });

  it('keeps working if a client disconnects in the middle of a body', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${createPost('/api/inspect-name', 1_000)}{"name":`, () => socket.destroy());
    await once(socket, 'close');
    expect((await fetch(`${base}/inspect-grapheme/a`)).status).toBe(200);
  });
});

it('drain keeps nothing of a request whose connection has closed', async () => {
  let request: WeakRef<IncomingMessage> | undefined;
  const listener: NodeListener = (incoming, outgoing) => {
    request = new WeakRef(incoming);
    outgoing.end();
    drain(incoming);
  };
  await listen(listener, async (port) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(createPost('/', 9));
    await once(socket, 'data');
    socket.destroy();
    await vi.waitFor(() => {
      measureMemory();
      expect(request?.deref() === undefined).toBe(true);
    });
  });
});

describe('a connection', () => {
  /** Runs `use` with the port of a server for `handleRequest`, then closes the server. */
  const serve = (
    handleRequest: (request: Request) => Promise<Response>,
    use: (port: number) => Promise<void>,
    sendTimeout?: number,
  ) => listen(createNodeListener(handleRequest, DRAIN_LIMITS, sendTimeout), use);

  it.each([
    [4, ['/1', '/2', '/3', '/4']],
    [5, []],
  ])('with %i pipelined requests gets the responses %j', async (count, expected) => {
    const handle = async (request: Request) => {
      await sleep(5);
      return new Response(new URL(request.url).pathname);
    };
    await serve(handle, async (port) => {
      const socket = connect(port, '127.0.0.1');
      const heads = Array.from({ length: count }, (_, index) =>
        createHead(`/${index + 1}`, index === 3 ? 'Connection: close\r\n' : ''),
      );
      socket.on('error', () => undefined).write(heads.join(''));
      const responses: string[] = [];
      for await (const data of socket) responses.push(String(data));
      expect(responses.join('').match(/^\/\d/gm) ?? []).toEqual(expected);
    });
  });

  it('is closed if the unreceived responses of other clients take more than 64 MiB', async () => {
    const size = 24 * 1024 * 1024;
    const handle = async () =>
      new Response(new Uint8Array(size), { headers: { 'Content-Length': String(size) } });
    await serve(handle, async (port) => {
      const sockets = await Promise.all(
        Array.from({ length: 3 }, async (_, index) => {
          await sleep(index * 100);
          const socket = connect(port, '127.0.0.1').on('error', () => undefined);
          socket.write(createHead('/', 'Connection: close\r\n'));
          return socket;
        }),
      );
      await sleep(200);
      const lengths = await Promise.all(
        sockets.map(async (socket) => {
          let length = 0;
          try {
            for await (const data of socket) length += (data as Buffer).length;
          } catch {
            // The server has closed the connection.
          }
          return length;
        }),
      );
      expect(lengths.map((length) => length > size)).toEqual([false, true, true]);
    });
  });

  it('aborts the signals of requests when the client disconnects, and keeps none of their data', async () => {
    const dropped: WeakRef<Request>[] = [];
    const handle = async (request: Request) => {
      dropped.push(new WeakRef(request));
      await once(request.signal, 'abort');
      return new Response();
    };
    await serve(handle, async (port) => {
      for (let count = 1; count <= 20; count += 1) {
        const socket = connect(port, '127.0.0.1');
        socket.write(createHead('/'));
        await vi.waitFor(() => expect(dropped).toHaveLength(count));
        socket.destroy();
      }
      await vi.waitFor(() => {
        measureMemory();
        expect(dropped.filter((request) => request.deref() !== undefined)).toHaveLength(0);
      });
    });
  });

  it('reads a response only as fast as the client receives it, and cancels it when the client disconnects', async () => {
    let sent = 0;
    const cancel = vi.fn();
    const pull = (controller: ReadableStreamDefaultController) => {
      sent += 1;
      controller.enqueue(new Uint8Array(65_536));
    };
    const handle = async () => new Response(new ReadableStream({ pull, cancel }));
    await serve(handle, async (port) => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.write(createHead('/'));
      await vi.waitFor(() => expect(sent).toBeGreaterThan(0));
      await sleep(500);
      const unread = sent;
      expect(unread).toBeLessThan(2_000);
      await sleep(100);
      expect(sent).toBe(unread);
      socket.destroy();
      await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
    });
  });

  it('is closed if the client receives nothing for too long, even after garbage collection', async () => {
    const cancel = vi.fn();
    const pull = (controller: ReadableStreamDefaultController) =>
      controller.enqueue(new Uint8Array(65_536));
    const handle = async () => new Response(new ReadableStream({ pull, cancel }));
    await serve(
      handle,
      async (port) => {
        const socket = connect(port, '127.0.0.1').pause();
        socket.on('error', () => undefined);
        socket.write(createHead('/'));
        await sleep(200);
        measureMemory();
        await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce(), { timeout: 10_000 });
        socket.destroy();
      },
      400,
    );
  });

  it('is closed if a response fails after it has begun', async () => {
    const pull = (controller: ReadableStreamDefaultController) => {
      controller.enqueue(new TextEncoder().encode('begun'));
      controller.error(new Error('It broke.'));
    };
    const handle = async () => new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
    await serve(handle, async (port) => {
      await expect(fetch(`http://127.0.0.1:${port}/`).then((it) => it.text())).rejects.toThrow();
    });
  });
});
