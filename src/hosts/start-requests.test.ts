import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startFewAtOnce } from './start-requests.ts';
import { listen } from './testing/listen.ts';
import { createHead } from './testing/raw-requests.ts';

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

it('does not start a request whose client has left', async () => {
  let started = 0;
  const listener = startFewAtOnce((incoming, outgoing) => {
    started += 1;
    if (incoming.url === '/last') outgoing.end();
    else outgoing.destroy();
  });
  await listen(listener, async (port) => {
    for (let index = 0; index < 40; index += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(createHead('/'), () => socket.resetAndDestroy());
    }
    const last = connect(port, '127.0.0.1');
    last.write(createHead('/last', 'Connection: close\r\n'));
    await last.toArray();
  });
  expect(started).toBeGreaterThan(0);
});
