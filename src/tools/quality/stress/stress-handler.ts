// npm run measure stress: sends the most expensive requests to the HTTP handler and inspects millions of names, in a heap of
// 128 MB. Prints how much memory stays in use and how long other requests wait. Fails if a limit is exceeded.

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createHandler } from '../../../api/handler.ts';
import { MAX_BODY_BYTES } from '../../../contract/limits.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { createNodeListener } from '../../../hosts/node-adapter.ts';
import { parseInPieces } from '../../../hosts/parse-in-pieces.ts';
import { createCostlyBody, createCostlyPath } from './costly-requests.ts';

const MAX_GROWTH_MB = 32;
const MAX_RESIDENT_MB = 300;
const NAMES_PER_REQUEST = 2500;
const MAX_WAIT_MS = 250;
/** Resolution of the event loop monitor. */
const TICK_MS = 5;
const WARM_UP_REQUESTS = 30;
/** One request out of this many asks for imitations. The others inspect lists of names. */
const IMITATIONS_INTERVAL = 12;

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
  if (request % IMITATIONS_INTERVAL === 0) {
    return new Request(base + createCostlyPath(request / IMITATIONS_INTERVAL));
  }
  return new Request(`${base}/bulk-inspect-names`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: createCostlyBody(request),
  });
}

async function sendRequest(request: Request): Promise<void> {
  const response = await handleRequest(request);
  if (response.status !== 200) throw new Error((await response.text()).slice(0, 500));
  await response.arrayBuffer();
}

/** Sends a body of almost the maximum size in chunks of one byte. Throws if the status is not 422. */
async function sendSmallChunks(): Promise<void> {
  const server = createServer(createNodeListener(handleRequest));
  parseInPieces(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /api/bulk-inspect-names HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' +
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const chunks = '1\r\n \r\n'.repeat(1000);
  for (let sent = 1000; sent < MAX_BODY_BYTES; sent += 1000) {
    if (!socket.write(chunks)) await once(socket, 'drain');
  }
  // Node drops the request of a client that closes its side of the connection, because the client may have left.
  socket.write('2\r\n{}\r\n0\r\n\r\n');
  const response = Buffer.concat(await socket.toArray()).toString();
  server.close();
  if (!response.startsWith('HTTP/1.1 422 ')) throw new Error(response.slice(0, 500));
}

/** Calls `run` and returns the longest time in milliseconds that the event loop is blocked. */
async function measureWait(run: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: TICK_MS });
  delay.enable();
  // The monitor measures the time between ticks, so it needs a tick before and after `run`.
  await sleep(3 * TICK_MS);
  await run();
  await sleep(3 * TICK_MS);
  delay.disable();
  return delay.max / 1e6;
}

let heapBefore = 0;
let longestWait = 0;
for (let request = 0; request < count; request++) {
  if (request === Math.min(WARM_UP_REQUESTS, count >> 1)) heapBefore = measureHeap();
  const costlyRequest = createRequest(request);
  const wait = await measureWait(() => sendRequest(costlyRequest));
  if (request >= WARM_UP_REQUESTS) longestWait = Math.max(longestWait, wait);
}
longestWait = Math.max(longestWait, await measureWait(sendSmallChunks));
const growth = measureHeap() - heapBefore;

/** Creates a list of unique names. Every tenth name is not ASCII. */
function createNames(from: number, length: number): string[] {
  return Array.from({ length }, (_, index) => {
    const number = from + index;
    return number % 10 === 0 ? `ñame${number}.parent${number}.eth` : `name${number}.eth`;
  });
}

const names = count * NAMES_PER_REQUEST;
const inspector = await createNodeInspector();
for (let from = 0; from < names; from += 1000) inspector.bulkInspectNames(createNames(from, 1000));
const resident = process.memoryUsage().rss / 2 ** 20;

console.log(JSON.stringify({ requests: count, growth, longest: longestWait, names, resident }));
if (growth > MAX_GROWTH_MB)
  throw new Error(`The heap grew by ${growth} MB. The limit is ${MAX_GROWTH_MB} MB.`);
if (resident > MAX_RESIDENT_MB)
  throw new Error(`The process uses ${resident} MB of memory. The limit is ${MAX_RESIDENT_MB} MB.`);
if (longestWait > MAX_WAIT_MS) {
  console.log(
    `Other requests waited ${Math.round(longestWait)} ms. The limit is ${MAX_WAIT_MS} ms.`,
  );
  process.exitCode = 2;
}
