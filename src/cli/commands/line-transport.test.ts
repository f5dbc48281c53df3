import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createTestIo, readLines } from '../testing/run-program.ts';
import { createLineTransport } from './line-transport.ts';

/** Starts a transport with short limits. `received` lists the IDs of the messages that it passes on. */
async function start(maxBytes = 60) {
  const stdin = new PassThrough();
  const { io, written } = createTestIo({ stdin });
  const received: unknown[] = [];
  const faults: string[] = [];
  const onFault = (description: string) => faults.push(description);
  const transport = createLineTransport(io, { onFault, maxBytes, maxWait: 50 });
  transport.onmessage = (message) => received.push('id' in message && message.id);
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    transport.onclose = () => {
      isClosed = true;
      resolve();
    };
  });
  await transport.start();
  return { stdin, transport, closed, received, faults, written, isClosed: () => isClosed };
}

/** A message with a length of 60 bytes, if its ID is a digit. */
const message = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping","params":{"x":"xx"}}`;

const LONG = 'A message is longer than 60 bytes and was skipped.';
const NO_JSON = 'A line is not JSON and was skipped.';

it.each<[what: string, chunks: string[], received: number[], faults: string[]]>([
  ['lines in any chunks', [message(1), `\n${message(2)}`, '\n'], [1, 2], []],
  ['a carriage return', [`${message(1).replace('xx', 'x')}\r\n`], [1], []],
  ['a line that is too long', [`${message(10)}\n${message(2)}\n`], [2], [LONG]],
  ['a long line in chunks', ['1'.repeat(50), '1'.repeat(50), `9\n${message(2)}\n`], [2], [LONG]],
  ['a long line without its end', [`${message(1)}\n`, '1'.repeat(70)], [1], [LONG]],
  ['a short line without its end', [`${message(1)}\n`, message(2)], [1], []],
  ['no JSON', [`{a\n${message(1)}\n`], [1], [NO_JSON]],
  ['an empty line', [`\n${message(1)}\n`], [1], [NO_JSON]],
])('reads messages beside %s', async (_, chunks, received, faults) => {
  const { stdin, closed, written, ...read } = await start();
  for (const chunk of chunks) stdin.write(chunk);
  stdin.end();
  await closed;
  expect([read.received, read.faults]).toEqual([received, faults]);
  expect(readLines(written.stdout).map(({ id, error }) => [id, error.message])).toEqual(
    faults.map((fault) => [null, fault]),
  );
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
  const { stdin, transport, closed, isClosed } = await start(1000);
  const complete = (each: object) => ({ jsonrpc: '2.0' as const, ...each }) as never;
  for (const each of received) stdin.write(`${JSON.stringify(complete(each))}\n`);
  stdin.end();
  await new Promise((resolve) => stdin.once('end', resolve));
  for (const each of sent) await transport.send(complete(each));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isClosed()).toBe(isAnswered);
  // The wait ends after the time limit.
  await closed;
});
