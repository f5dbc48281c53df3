import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { startFewAtOnce } from './start-requests.ts';
import { createHead, listen } from './testing/raw-requests.ts';

it('returns to the event loop after 16 requests', async () => {
  let iteration = 0;
  const count = () => {
    iteration += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const iterations: number[] = [];
  const listener = startFewAtOnce((_incoming, outgoing) => {
    iterations.push(iteration);
    outgoing.end();
  });
  await listen(listener, async (port) => {
    const clients = Array.from({ length: 40 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(createHead('/', 'Connection: close\r\n'));
      return socket.toArray();
    });
    await Promise.all(clients);
  });
  clearImmediate(counting);
  expect(iterations).toHaveLength(40);
  for (let index = 16; index < 40; index += 1) {
    expect((iterations[index] ?? 0) - (iterations[index - 16] ?? 0)).toBeGreaterThan(9);
  }
});

it('does not start a waiting request whose client has left', async () => {
  const started: IncomingMessage[] = [];
  const listener = startFewAtOnce((incoming) => started.push(incoming));
  const send = () => {
    const incoming = { socket: { destroyed: false } } as IncomingMessage;
    listener(incoming, {} as ServerResponse);
    return incoming;
  };
  const first = Array.from({ length: 16 }, send);
  const left = send();
  const last = send();
  Object.assign(left.socket, { destroyed: true });
  await vi.waitFor(() => expect(started).toContain(last));
  expect(started).toEqual([...first, last]);
});
