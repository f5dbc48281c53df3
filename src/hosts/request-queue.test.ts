import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { queueRequests } from './request-queue.ts';
import { listen } from './testing/listen.ts';
import { createHead } from './testing/raw-requests.ts';

describe('queueRequests', () => {
  it('returns to the event loop after 16 requests', async () => {
    let iteration = 0;
    const count = () => {
      iteration += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const iterations = new Set<number>();
    const listener = queueRequests((_incoming, outgoing) => {
      iterations.add(iteration);
      outgoing.end();
    });
    await listen(listener, async (port) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(createHead('/').repeat(39) + createHead('/', 'Connection: close\r\n'));
      await socket.toArray();
    });
    clearImmediate(counting);
    expect(iterations.size).toBeGreaterThanOrEqual(3);
  });

  it('closes a connection if too many requests wait on all connections', async () => {
    const started: ServerResponse[] = [];
    const listener = queueRequests((_incoming, outgoing) => started.push(outgoing), 6);
    await listen(listener, async (port) => {
      /** Opens a connection on which one request is handled and four wait. */
      const open = async () => {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        const closed = once(socket, 'close');
        const { length } = started;
        socket.write(createHead('/').repeat(5));
        await vi.waitFor(() => expect(started.length).toBe(length + 1));
        return { socket, closed };
      };
      const first = await open();
      await (await open()).closed;
      // The closed connection no longer counts toward the limit.
      first.socket.destroy();
      await vi.waitFor(() => expect(started[0]?.destroyed).toBe(true));
      const last = await open();
      started.at(-1)?.end();
      await once(last.socket, 'data');
    });
  });

  it('forgets the requests that wait behind a response of Node when the connection closes', async () => {
    const listener = queueRequests((_incoming, outgoing) => outgoing.end(), 6);
    await listen(listener, async (port) => {
      const refused = 'POST / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nContent-Length: 0\r\n\r\n';
      for (let count = 0; count < 5; count++) {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        await new Promise<void>((resolve) =>
          socket.write(refused.repeat(3) + createHead('/').repeat(3), () => resolve()),
        );
        socket.destroy();
        await sleep(20);
      }
      const socket = connect(port, '127.0.0.1');
      socket.write(createHead('/').repeat(4) + createHead('/', 'Connection: close\r\n'));
      const responses = Buffer.concat(await socket.toArray()).toString();
      expect(responses.match(/HTTP\/1\.1 200/g)).toHaveLength(5);
    });
  });
});
