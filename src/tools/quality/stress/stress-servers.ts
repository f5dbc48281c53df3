// Sends several of the most expensive requests at once to each server, and measures how long short requests wait. Then
// tests aborted requests and pipelined requests. Fails if a server is too slow or stops.

import { once, setMaxListeners } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  COSTLY_GRAPHEME_PATH,
  createCostlyBody,
  createCostlyPath,
  createShortBody,
} from './costly-requests.ts';
import { START_SERVER, type StartedServer } from './start-servers.ts';

/** Numbers of expensive requests to send at the same time. */
const PARALLEL = [1, 5, 20];
const MAX_WAIT_MS = 300;
/** Maximum processor time that the server uses for 20 aborted requests, in milliseconds. */
const MAX_ABORTED_MS = 3_000;
const DURATION_MS = 8_000;
const PROBE_INTERVAL_MS = 25;
/** Number of requests whose body never arrives. */
const LEFT_BODIES = 10_000;
/** Headers that take as much memory as possible. */
const MANY_HEADERS = Array.from({ length: 180 }, (_, index) => `a${index}:\r\n`).join('');

/** Sends a request on its own connection. Resolves with the status after receiving the whole response. */
async function send(url: string, body?: string, signal?: AbortSignal): Promise<number> {
  const agent = new Agent();
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { 'Content-Type': 'application/json' };
  const sent = request(url, { agent, method, headers, ...(signal && { signal }) }).end(body);
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  agent.destroy();
  return response.statusCode;
}

/** Created in advance, because creating a body would delay the measurements. */
const BODIES = Array.from({ length: 32 }, (_, index) => createCostlyBody(index));

/** Sends an expensive request. Half of the requests list imitations, and the others inspect names or a grapheme. */
function sendCostly(api: string, index: number, signal?: AbortSignal): Promise<number> {
  const round = Math.floor(index / 6);
  switch (index % 6) {
    case 3:
      return send(`${api}/bulk-inspect-names`, BODIES[round % BODIES.length], signal);
    case 4:
      return send(`${api}/bulk-inspect-names`, createShortBody(round), signal);
    case 5:
      return send(api + COSTLY_GRAPHEME_PATH, undefined, signal);
    default:
      return send(api + createCostlyPath(index), undefined, signal);
  }
}

/** Keeps `count` expensive requests running and returns how long short requests wait, in milliseconds. */
async function measureWaits(api: string, count: number): Promise<number[]> {
  const end = performance.now() + DURATION_MS;
  let index = 0;
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const load = Array.from({ length: count }, async () => {
    while (!stop.signal.aborted) {
      const status = await sendCostly(api, index++, stop.signal).catch((error) => {
        if (!stop.signal.aborted) throw error;
      });
      if (status !== undefined && status !== 200) throw new Error(`Status ${status}`);
    }
  });
  const failed = Promise.all(load);
  failed.catch(() => stop.abort());
  const waits: number[] = [];
  while (performance.now() < end && !stop.signal.aborted) {
    const start = performance.now();
    await send(`${api}/inspect-grapheme/a`);
    waits.push(performance.now() - start);
    await sleep(PROBE_INTERVAL_MS);
  }
  stop.abort();
  await failed;
  return waits.sort((a, b) => a - b);
}

/** Pipelines expensive requests over many connections without reading the responses. */
async function pipeline(api: string, connections: number, requests: number): Promise<void> {
  const { hostname, port, pathname } = new URL(api);
  const start = `GET ${pathname}${createCostlyPath(0)} HTTP/1.1\r\nHost: ${hostname}\r\n`;
  const head = `${start}${MANY_HEADERS}\r\n`.repeat(requests);
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined).write(head);
    return socket;
  });
  await sleep(DURATION_MS);
  for (const socket of sockets) socket.destroy();
}

/** Sends requests whose body never arrives, and disconnects after the response. */
async function leaveBodies(api: string): Promise<void> {
  const { hostname, port, pathname } = new URL(api);
  const start = `POST ${pathname}/inspect-name HTTP/1.1\r\nHost: ${hostname}\r\n`;
  const head = `${start}${MANY_HEADERS}Content-Length: 1000000\r\n\r\n`;
  const leave = async () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(head);
    await once(socket, 'data');
    socket.destroy();
  };
  const leaveMany = async () => {
    for (let count = 0; count < LEFT_BODIES / 16; count++) await leave();
  };
  await Promise.all(Array.from({ length: 16 }, leaveMany));
}

/** Aborts 20 expensive requests after 30 ms. Returns the processor time that the server used, in milliseconds. */
async function abortRequests({ api, getProcessorTime }: StartedServer): Promise<number> {
  const before = getProcessorTime();
  const requests = Array.from({ length: 20 }, (_, index) =>
    sendCostly(api, index, AbortSignal.timeout(30)).catch(() => 0),
  );
  await Promise.all(requests);
  await sleep(DURATION_MS);
  return getProcessorTime() - before;
}

const only = process.argv[2];
const faults: string[] = [];
for (const [name, start] of Object.entries(START_SERVER)) {
  if (only !== undefined && !name.includes(only)) continue;
  const server = await start();
  try {
    // Warms up the server: it loads its tables, and Node optimizes the code.
    for (let index = 0; index < 8; index++) await sendCostly(server.api, index);
    for (const count of PARALLEL) {
      const waits = await measureWaits(server.api, count);
      const [median, longest] = [waits[waits.length >> 1] ?? 0, waits.at(-1) ?? 0];
      console.log(
        `${name}, ${count} at once: a short request waits ${median.toFixed()} ms (median), ${longest.toFixed()} ms (longest of ${waits.length})`,
      );
      if (longest > MAX_WAIT_MS) faults.push(`${name}: waited more than ${MAX_WAIT_MS} ms`);
    }
    const aborted = await abortRequests(server);
    console.log(`${name}, 20 aborted requests: ${aborted} ms of processor time`);
    if (aborted > MAX_ABORTED_MS) faults.push(`${name}: works for clients that have disconnected`);
    await pipeline(server.api, 1, 1_000);
    await pipeline(server.api, 300, 60);
    await leaveBodies(server.api);
    const status = await send(`${server.api}/inspect-grapheme/a`);
    console.log(
      `${name}, pipelined requests and bodies that never arrive: running ${server.isRunning()}, then ${status}`,
    );
  } catch (error) {
    faults.push(`${name}: ${error}`);
  } finally {
    await server.stop();
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 2 : 0;
