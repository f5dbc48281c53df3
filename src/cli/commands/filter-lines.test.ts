import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createLineFilter, createOpenCalls, type LineFault } from './filter-lines.ts';

/** Passes chunks through a filter for lines of five bytes. Returns the output and the errors. */
async function filter(chunks: readonly string[]) {
  const faults: LineFault[] = [];
  const lines = createLineFilter({
    maxBytes: 5,
    accepts: (value) => value !== null,
    onFault: (fault) => faults.push(fault),
    beforeEnd: async () => undefined,
  });
  const passed = await text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(lines));
  return [passed, faults];
}

it.each<[chunks: string[], passed: string, faults: LineFault[]]>([
  [['1', '2\n3', '4', '\n'], '12\n34\n', []],
  [['12\r\n'], '12\r\n', []],
  [['12345\n123456\n12\n'], '12345\n12\n', ['too_long']],
  [['1234', '5678', '9\n12\n'], '12\n', ['too_long']],
  [['{a\n{}\n'], '{}\n', ['not_json']],
  [['\n1\n'], '1\n', ['not_json']],
  [['12\n1234567'], '12\n', ['too_long']],
  [['null\n12\n'], '12\n', []],
])(
  'passes the lines of %j that are JSON, accepted and short: %j',
  async (chunks, passed, faults) => {
    expect(await filter(chunks)).toEqual([passed, faults]);
  },
);

it('ends after it passed on every line and the wait is over', async () => {
  const events: string[] = [];
  const lines = createLineFilter({
    maxBytes: 5,
    accepts: () => true,
    onFault: () => undefined,
    beforeEnd: async () => {
      await new Promise(setImmediate);
      events.push('waited');
    },
  });
  lines.on('data', (line) => events.push(String(line)));
  lines.end('12\n');
  await once(lines, 'end');
  expect(events).toEqual(['12\n', 'waited']);
});

const REQUEST = { id: 1, method: 'tools/call' };

it.each<[what: string, received: object[], sent: object[], isAnswered: boolean]>([
  ['no message', [], [], true],
  ['a request', [REQUEST], [], false],
  ['an answered request', [REQUEST], [{ id: 1, result: {} }], true],
  ['an answer to another request', [REQUEST], [{ id: '1', result: {} }], false],
  ['two requests with one ID', [REQUEST, REQUEST], [{ id: 1, result: {} }], false],
  ['a response of the client', [{ id: 1, result: {} }], [], true],
  ['a request to the client with the same ID', [REQUEST], [{ id: 1, method: 'ping' }], false],
  [
    'a cancelled request',
    [REQUEST, { method: 'notifications/cancelled', params: { requestId: 1 } }],
    [],
    true,
  ],
  ['a subscription', [{ id: 1, method: 'subscriptions/listen' }], [], true],
])('waits for answers after %s: not %4$s', async (_, received, sent, isAnswered) => {
  const calls = createOpenCalls(50);
  for (const message of received) calls.addReceived(message);
  let isOver = false;
  const ended = calls.whenAnswered().then(() => {
    isOver = true;
  });
  for (const message of sent) calls.addSent(message);
  await new Promise(setImmediate);
  expect(isOver).toBe(isAnswered);
  // The wait ends after the time limit.
  await ended;
});
