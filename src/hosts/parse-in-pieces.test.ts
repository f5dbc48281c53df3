import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseInPieces } from './parse-in-pieces.ts';
import { createHead } from './testing/raw-requests.ts';

const CHUNKED_HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';

let server: Server;

beforeEach(() => {
  server = createServer();
  parseInPieces(server);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Starts the server and sends text on a new connection. */
async function send(text: string | Buffer): Promise<Socket> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

it('reads only as many pipelined requests as the server answers', async () => {
  server.on('request', async ({ url }, outgoing) => {
    await new Promise(setImmediate);
    outgoing.end(`body ${url}\n`);
  });
  const fields = `X-Fill: ${'x'.repeat(200)}\r\n`;
  const heads = Array.from({ length: 300 }, (_, index) => createHead(`/${index}`, fields));
  const socket = await send(heads.join('') + createHead('/300', 'Connection: close\r\n'));
  const responses = Buffer.concat(await socket.toArray()).toString();
  expect(responses.match(/^body .*/gm)).toEqual(
    heads.map((_, index) => `body /${index}`).concat('body /300'),
  );
});

it('parses no further request until the response to the first has ended', async () => {
  let parsed = 0;
  server.on('request', () => {
    parsed += 1;
  });
  const socket = await send(createHead('/').repeat(2_000));
  await vi.waitFor(() => expect(parsed).toBe(1));
  await sleep(100);
  expect(parsed).toBe(1);
  socket.destroy();
});

it.each([
  ['a request', createHead('/0')],
  ['a body', 'POST /0 HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n12345'],
  ['a body in chunks', `${CHUNKED_HEAD}5\r\n12345\r\n0\r\nTrailer: x\r\n\r\n`],
])(
  'does not start to parse the request behind %s, so that its time does not run',
  async (_, first) => {
    server = createServer({ headersTimeout: 200, connectionsCheckingInterval: 50 });
    parseInPieces(server);
    server.on('request', async (incoming, outgoing) => {
      await incoming.toArray();
      await sleep(500);
      outgoing.end(`body ${incoming.url}\n`);
    });
    const fields = `X-Fill: ${'x'.repeat(400)}\r\n`;
    const last = createHead('/2', `${fields}Connection: close\r\n`);
    const socket = await send(first + createHead('/1', fields) + last);
    const responses = Buffer.concat(await socket.toArray()).toString();
    expect(responses.match(/^body .*/gm)).toHaveLength(3);
  },
);

it('goes on when the reader takes each part of a body later', async () => {
  server.on('request', async (incoming, outgoing) => {
    let length = 0;
    for await (const part of incoming) {
      length += (part as Buffer).length;
      await sleep(1);
    }
    outgoing.end(`read ${length}`);
  });
  const chunks = `64\r\n${'x'.repeat(100)}\r\n`.repeat(200);
  const socket = await send(`${CHUNKED_HEAD}${chunks}0\r\n\r\n`);
  expect(String((await once(socket, 'data'))[0])).toContain('read 20000');
  socket.destroy();
});

it.each(['answers', 'never answers'])(
  'keeps little of an unread body in small chunks if the server %s',
  async (mode) => {
    let request: IncomingMessage | undefined;
    server.on('request', (incoming, outgoing) => {
      request = incoming;
      if (mode === 'answers') setTimeout(() => outgoing.end('answered'), 200);
    });
    const chunks = '1\r\n \r\n'.repeat(4_000);
    const socket = await send(`${CHUNKED_HEAD}${chunks}0\r\n\r\n`);
    await vi.waitFor(() => expect(request?.readableLength).toBeGreaterThan(0));
    await sleep(50);
    expect(request?.readableLength).toBeLessThan(200);
    if (mode === 'answers') expect(String((await once(socket, 'data'))[0])).toContain('answered');
    socket.destroy();
  },
);

it('goes on when the body is read after a while', async () => {
  server.on('request', async (incoming, outgoing) => {
    await sleep(50);
    const body = await incoming.toArray();
    outgoing.end(`read ${Buffer.concat(body).length}`);
  });
  const chunks = '1\r\n \r\n'.repeat(4_000);
  const socket = await send(`${CHUNKED_HEAD}${chunks}0\r\n\r\n`);
  expect(String((await once(socket, 'data'))[0])).toContain('read 4000');
  socket.destroy();
});

it('returns to the event loop when the time is over', async () => {
  server = createServer();
  parseInPieces(server, 0);
  let chunks = 0;
  /** Number of chunks at each iteration of the event loop. */
  const iterations = new Set<number>();
  server.on('request', (incoming, outgoing) => {
    incoming.on('data', () => {
      chunks += 1;
      setImmediate(() => iterations.add(chunks));
    });
    incoming.on('end', () => outgoing.end());
  });
  const socket = await send(`${CHUNKED_HEAD}${'1\r\n \r\n'.repeat(4_000)}0\r\n\r\n`);
  await once(socket, 'data');
  expect(chunks).toBe(4_000);
  expect(iterations.size).toBeGreaterThan(5);
});

it('answers all connections even if the time is always over', async () => {
  server = createServer();
  parseInPieces(server, 0);
  let answered = 0;
  server.on('request', (_incoming, outgoing) => {
    answered += 1;
    outgoing.end();
  });
  // Node answers requests without a host itself.
  const sockets = [await send('GET / HTTP/1.1\r\n\r\n'.repeat(50))];
  const { port } = server.address() as AddressInfo;
  for (let index = 0; index < 20; index += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(createHead('/').repeat(3));
    sockets.push(socket);
  }
  await vi.waitFor(() => expect(answered).toBe(60));
  for (const socket of sockets) socket.destroy();
});

it('handles requests with an unknown expectation like other requests', async () => {
  server.on('request', (_incoming, outgoing) => outgoing.end('answered'));
  const socket = await send(createHead('/', 'Expect: x\r\nConnection: close\r\n'));
  expect(Buffer.concat(await socket.toArray()).toString()).toContain('answered');
});

it('passes a body on unchanged, however it is split', async () => {
  const body = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  const received = new Promise<Buffer>((resolve) => {
    server.on('request', async (incoming, outgoing) => {
      const chunks = [];
      for await (const chunk of incoming) {
        chunks.push(chunk);
        await new Promise(setImmediate);
      }
      outgoing.end();
      resolve(Buffer.concat(chunks));
    });
  });
  await send(
    Buffer.concat([
      Buffer.from(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`),
      body,
    ]),
  );
  expect((await received).equals(body)).toBe(true);
});

it('does not resume a connection that Node has paused because of unread responses', async () => {
  server = createServer();
  parseInPieces(server, 0);
  server.on('request', (_incoming, outgoing) => outgoing.end('x'.repeat(8_000_000)));
  const socket = await send(createHead('/'));
  await once(socket, 'readable');
  // Node answers requests without a host itself.
  socket.write('GET / HTTP/1.1\r\n\r\n'.repeat(3_000));
  await sleep(300);
  let length = 0;
  for await (const chunk of socket) length += (chunk as Buffer).length;
  expect(length).toBeGreaterThan(8_000_000);
});

it('rejects malformed requests like Node', async () => {
  const socket = await send('no HTTP\r\n\r\n');
  expect(Buffer.concat(await socket.toArray()).toString()).toContain('HTTP/1.1 400 ');
});
