// npm run stress: sends the HTTP handler the most expensive requests that its limits allow (bodies of 1 MB and 10,000
// imitations), and the engine millions of names, in a heap of 128 MB. Prints how much memory is kept and how long other
// requests wait. Fails above the limits.

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MAX_BODY_BYTES } from '../../../contract/limits.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { createNodeListener } from '../../../hosts/node-adapter.ts';
import { createHandler } from '../../../http/handler.ts';
import { createCostlyBody, createCostlyPath } from './costly-requests.ts';

const MAX_GROWTH_MB = 32;
const MAX_RESIDENT_MB = 300;
const NAMES_PER_REQUEST = 2500;
const MAX_WAIT_MS = 250;
/** Resolution of the clock that measures how long other requests wait. */
const TICK_MS = 5;
const WARM_UP = 30;
/** Every so many requests, one is for imitations. */
const IMITATIONS_EVERY = 12;

const count = Number(process.argv[2] ?? 2000);
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function measureHeap(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const handleRequest = createHandler({ inspector: createNodeInspector, basePath: '/api' });

function createRequest(request: number): Request {
  const base = 'http://localhost/api';
  if (request % IMITATIONS_EVERY === 0) {
    return new Request(base + createCostlyPath(request / IMITATIONS_EVERY));
  }
  return new Request(`${base}/bulk-inspect-names`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: createCostlyBody(request),
  });
}

async function ask(request: Request): Promise<void> {
  const response = await handleRequest(request);
  if (response.status !== 200) throw new Error((await response.text()).slice(0, 500));
  await response.arrayBuffer();
}

/** Sends the largest allowed body in chunks of one byte. */
async function sendCrumbs(): Promise<void> {
  const server = createServer(createNodeListener(handleRequest)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /api/bulk-inspect-names HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' +
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const crumbs = '1\r\n \r\n'.repeat(1000);
  for (let sent = 1000; sent < MAX_BODY_BYTES; sent += 1000) {
    if (!socket.write(crumbs)) await once(socket, 'drain');
  }
  socket.end('2\r\n{}\r\n0\r\n\r\n');
  const answer = Buffer.concat(await socket.toArray()).toString();
  server.close();
  if (!answer.startsWith('HTTP/1.1 422 ')) throw new Error(answer.slice(0, 500));
}

/** Returns the longest time in milliseconds that other requests wait while `run` works. */
async function measureWait(run: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: TICK_MS });
  delay.enable();
  // It measures between ticks, so there must be one before and one after.
  await sleep(3 * TICK_MS);
  await run();
  await sleep(3 * TICK_MS);
  delay.disable();
  return delay.max / 1e6;
}

let before = 0;
let longest = 0;
for (let request = 0; request < count; request++) {
  if (request === Math.min(WARM_UP, count >> 1)) before = measureHeap();
  const asked = createRequest(request);
  const wait = await measureWait(() => ask(asked));
  if (request >= WARM_UP) longest = Math.max(longest, wait);
}
longest = Math.max(longest, await measureWait(sendCrumbs));
const growth = measureHeap() - before;

/** Creates a list of unique names. One in ten is not plain ASCII. */
function createNames(from: number, length: number): string[] {
  return Array.from({ length }, (_, at) =>
    (from + at) % 10 === 0 ? `ñame${from + at}.parent${from + at}.eth` : `name${from + at}.eth`,
  );
}

const names = count * NAMES_PER_REQUEST;
const inspector = await createNodeInspector();
for (let from = 0; from < names; from += 1000) inspector.bulkInspectNames(createNames(from, 1000));
const resident = process.memoryUsage().rss / 2 ** 20;

console.log(JSON.stringify({ requests: count, growth, longest, names, resident }));
if (growth > MAX_GROWTH_MB)
  throw new Error(`${growth} MB are kept, which is more than ${MAX_GROWTH_MB}.`);
if (resident > MAX_RESIDENT_MB) throw new Error(`${resident} MB, more than ${MAX_RESIDENT_MB}.`);
if (longest > MAX_WAIT_MS) {
  console.log(
    `Other requests waited ${Math.round(longest)} ms, which is more than ${MAX_WAIT_MS}.`,
  );
  process.exitCode = 2;
}
