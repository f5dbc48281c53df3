// npm run stress: the HTTP handler under requests of 1 MB that are as costly as the interface allows, and the engine under
// millions of names. Prints how much memory is kept and how long others were kept waiting; fails when that is more than
// is promised. Runs with a heap of 128 MB.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MAX_BODY_BYTES, MAX_HTTP_CHARACTERS } from '../contract/limits.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { createHandler } from '../http/handler.ts';

const MAX_GROWTH_MB = 32;
const MAX_RESIDENT_MB = 300;
const NAMES_PER_REQUEST = 2500;
const MAX_WAIT_MS = 250;
const WARM_UP = 30;

const count = Number(process.argv[2] ?? 2000);
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Parts of names, some with the number of their place so that none repeats. */
const PARTS: readonly ((at: number) => string)[] = [
  () => 'ο.',
  () => '1а.',
  () => '[.',
  () => '.',
  (at) => `ο${at}.`,
  (at) => `é${at}жa.`,
  (at) => `👩‍👩‍👧${at}.`,
  () => 'e\u0316\u0301',
  () => '\u05b0\u05b1\u05bc\u05c1',
  () => '\u0f73',
  () => '日本',
  () => 'a',
  (at) => `[${at.toString(16).padStart(64, '0')}].`,
  (at) => `${at}vitalìk.`,
];

/** A name as long as it may be, with parents of its own that a cache would keep. */
function createName(make: (at: number) => string, seed: number): string {
  const end = `.parent${seed}longerthantwelve.under${seed}another.eth`;
  let name = '';
  for (let at = seed; name.length < MAX_HTTP_CHARACTERS - 300; at++) name += make(at);
  return name + end;
}

function createBody(request: number): string {
  const names: string[] = [];
  let bytes = 100;
  const make = PARTS[request % PARTS.length] as (at: number) => string;
  for (let at = 0; at < 250; at++) {
    // Short names too, which are inspected in full.
    const name =
      request % 3 === 0
        ? createName(make, request * 1000 + at)
            .slice(-190)
            .toWellFormed()
        : createName(make, request * 1000 + at);
    bytes += Buffer.byteLength(name) + 3;
    if (bytes > MAX_BODY_BYTES) break;
    names.push(name);
  }
  return JSON.stringify({ names, network_name: 'mainnet' });
}

function measureHeap(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const handleRequest = createHandler({ inspector: createNodeInspector, basePath: '/api' });

async function ask(request: number): Promise<void> {
  const response = await handleRequest(
    new Request('http://localhost/api/bulk-inspect-names', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: createBody(request),
    }),
  );
  if (response.status !== 200) throw new Error((await response.text()).slice(0, 500));
  await response.arrayBuffer();
}

let before = 0;
let longest = 0;
for (let request = 0; request < count; request++) {
  if (request === Math.min(WARM_UP, count >> 1)) before = measureHeap();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await ask(request);
  delay.disable();
  if (request >= WARM_UP) longest = Math.max(longest, delay.max / 1e6);
}
const growth = measureHeap() - before;

/** A list of different names, one in ten of them not plain. */
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
if (growth > MAX_GROWTH_MB) throw new Error(`${growth} MB are kept, more than ${MAX_GROWTH_MB}.`);
if (resident > MAX_RESIDENT_MB) throw new Error(`${resident} MB, more than ${MAX_RESIDENT_MB}.`);
if (longest > MAX_WAIT_MS) {
  console.log(`Others waited ${Math.round(longest)} ms, more than ${MAX_WAIT_MS}.`);
  process.exitCode = 2;
}
