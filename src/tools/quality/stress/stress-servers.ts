// npm run measure stress: sends the most expensive requests, slow requests and unread requests to each server. Measures how long
// short requests wait, and the memory of the process. Fails if a server is too slow, too large or stops.

import { type ChildProcess, spawn } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendCostly } from './costly-requests.ts';

/** Command and arguments of each server. Both print the address of openapi.json. */
const SERVERS: Readonly<Record<string, readonly string[]>> = {
  'namescope serve': ['dist-package/cli/main.js', 'serve', '--port', '0'],
  'npm start': ['src/hosts/start.mjs'],
};

const MAX_MEMORY_MB = 400;
const DURATION_MS = 10_000;
const PROBE_INTERVAL_MS = 25;

/** Sends a request on its own connection. Resolves with the status after receiving the whole response. */
async function send(url: string, body?: string, signal?: AbortSignal): Promise<number> {
  const agent = new Agent();
  try {
    const sent = request(url, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(signal && { signal }),
    });
    // Otherwise, an error after the response would end this process.
    sent.on('error', () => undefined).end(body);
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  } finally {
    agent.destroy();
  }
}

/** Sends requests from `clients` clients, one after another. Never ends. */
async function keepBusy(api: string, clients: number): Promise<void> {
  let index = 0;
  const run = async () => {
    for (;;) {
      const status = await sendCostly((path, body) => send(api + path, body), index++).catch(
        () => 0,
      );
      // A refused client waits for as long as the header Retry-After says.
      if (status !== 200) await sleep(1_000);
    }
  };
  await Promise.all(Array.from({ length: clients }, run));
}

/** Starts a process of busy clients, so that they do not delay the short requests of this process. */
function startClients(api: string, clients: number, signal: AbortSignal): void {
  const args = [...process.execArgv, process.argv[1] ?? '', 'keep-busy', api, String(clients)];
  spawn(process.execPath, args, { stdio: 'inherit', signal }).on('error', () => undefined);
}

/** Returns how long the main thread of a process has waited for a processor, in milliseconds. */
function readProcessorWait(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

/**
 * Sends short requests, and returns how long they wait in milliseconds. Leaves out the time in which other processes or
 * threads had the processor.
 */
async function probe(
  api: string,
  server: ChildProcess,
): Promise<{ median: number; longest: number }> {
  const readWaits = () => [server.pid, process.pid].map(readProcessorWait);
  const waits: number[] = [];
  const end = performance.now() + DURATION_MS;
  while (performance.now() < end) {
    const before = readWaits();
    const start = performance.now();
    const status = await send(`${api}/inspect-grapheme/a`);
    if (status !== 200) throw new Error(`A short request got the status ${status}.`);
    const time = performance.now() - start;
    // Both processes can wait at the same time, so only the longer wait counts.
    waits.push(time - Math.max(...readWaits().map((wait, index) => wait - (before[index] ?? 0))));
    await sleep(PROBE_INTERVAL_MS);
  }
  waits.sort((a, b) => a - b);
  return { median: waits[waits.length >> 1] ?? 0, longest: waits.at(-1) ?? 0 };
}

/** Opens connections that send `first`, then `next` every two seconds. */
function openSlow(api: string, count: number, first: string, next: string): Socket[] {
  const { hostname, port } = new URL(api);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    const timer = setInterval(() => socket.write(next), 2_000);
    socket.on('error', () => undefined).on('close', () => clearInterval(timer));
    socket.write(first);
    return socket;
  });
}

/** Closes connections when the signal is aborted. */
function closeAll(sockets: readonly Socket[], signal: AbortSignal): void {
  signal.addEventListener('abort', () => {
    for (const socket of sockets) socket.destroy();
  });
}

const startHead = (api: string, start: string) => {
  const { host, pathname } = new URL(api);
  return `${start.replace(' /', ` ${pathname}/`)} HTTP/1.1\r\nHost: ${host}\r\n`;
};

/** Aborts 20 expensive requests after 30 ms. Returns the processor time that the server used, in milliseconds. */
async function abortRequests(api: string, server: ChildProcess): Promise<number> {
  const before = readProcessorTime(server);
  const signal = AbortSignal.timeout(30);
  setMaxListeners(0, signal);
  const requests = Array.from({ length: 20 }, (_, index) =>
    sendCostly((path, body) => send(api + path, body, signal), index).catch(() => 0),
  );
  await Promise.all(requests);
  await sleep(DURATION_MS);
  return readProcessorTime(server) - before;
}

/** Length of a clock tick, the unit of processor time in Linux, in milliseconds. */
const TICK_MS = 10;

function readProcessorTime({ pid }: ChildProcess): number {
  // Fields 14 and 15 are the user time and system time. The second field is in parentheses and can contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns the largest memory of a process so far, in MB. */
function readPeakMemory({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function stress(name: string, api: string, server: ChildProcess): Promise<void> {
  const report = (text: string) =>
    console.log(`${name}: ${text}; ${readPeakMemory(server).toFixed()} MB at most so far`);

  /** Measures short requests while other clients are busy. */
  async function measure(title: string, maxWait: number, start: (signal: AbortSignal) => unknown) {
    const stop = new AbortController();
    setMaxListeners(0, stop.signal);
    await start(stop.signal);
    const { median, longest } = await probe(api, server).finally(() => stop.abort());
    report(`${title}: a short request waits ${median.toFixed()} ms, at most ${longest.toFixed()}`);
    if (longest > maxWait) fail(`${name}, ${title}: waited more than ${maxWait} ms`);
    await sleep(1_000);
  }

  await send(`${api}/inspect-grapheme/a`);
  report('idle');
  // Starts the threads, and lets Node optimize the code.
  for (let index = 0; index < 8; index += 1)
    await sendCostly((path, body) => send(api + path, body), index);
  await measure('20 costly requests at once', 100, (signal) => startClients(api, 20, signal));
  report(`20 aborted requests: ${await abortRequests(api, server)} ms of processor time`);
  await measure('2,000 slow connections', 1_000, async (signal) => {
    const head = openSlow(api, 1_000, startHead(api, 'GET /inspect-grapheme/a'), 'A: b\r\n');
    const fields = 'Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n';
    const post = startHead(api, 'POST /bulk-inspect-names') + fields;
    const body = openSlow(api, 1_000, post + ' '.repeat(10_000), ' ');
    closeAll([...head, ...body], signal);
    await Promise.all([...head, ...body].map((socket) => once(socket, 'connect')));
  });
  await measure('1,900 costly clients', 5_000, (signal) => startClients(api, 1_900, signal));
  await measure('unread responses', 5_000, (signal) => {
    const many = Array.from({ length: 180 }, (_, index) => `a${index}:\r\n`).join('');
    const get = `${startHead(api, 'GET /imitations/mainnet/vitalik.eth?limit=5000')}${many}\r\n`;
    const sockets = openSlow(api, 300, get.repeat(4), '').map((each) => each.pause());
    closeAll(sockets, signal);
  });
  const status = await send(`${api}/inspect-grapheme/a`);
  if (status !== 200) fail(`${name}: answers with ${status} at the end`);
  if (readPeakMemory(server) > MAX_MEMORY_MB) fail(`${name}: needs more than ${MAX_MEMORY_MB} MB`);
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 2;
}

const [only, clientApi = '', clients] = process.argv.slice(2);
if (only === 'keep-busy') await keepBusy(clientApi, Number(clients));
for (const [name, args] of Object.entries(SERVERS)) {
  if (only !== undefined && !name.includes(only)) continue;
  const server = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface(server.stdout)) {
      const [api] = /http:\S+\/api(?=\/openapi\.json)/.exec(line) ?? [];
      if (api === undefined) continue;
      await stress(name, api.replace('localhost', '127.0.0.1'), server);
      break;
    }
    if (server.exitCode !== null) fail(`${name}: stopped`);
  } catch (error) {
    fail(`${name}: ${error}`);
  } finally {
    server.kill('SIGKILL');
  }
}
