// The page of `npm run measure speed -- --browser`. It uses the same client and workers as the site.

import { wrap } from 'comlink';
import { type ColumnsWorker, startBulkJob } from '../../client/bulk/bulk-job.ts';
import { createWorkerPool } from '../../client/bulk/worker-pool.ts';
import { detectSource } from '../../client/input/bulk-source.ts';
import { readNames } from '../../client/input/read-names.ts';
import { unwrap } from '../../client/queries/problem-error.ts';
import { connectInspector } from '../../client/workers/connect-inspector.ts';
import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import { createRowStore } from '../../lists/rows/row-store.ts';
import { type Corpus, createRealNames } from '../corpora.ts';
import type { EngineResult } from '../measure-engine.ts';
import { measureMemory } from '../memory.ts';
import type { BrowserResult } from '../print-results.ts';
import { findMedian } from '../rounds.ts';
import type { EngineWorker } from './bench-worker.ts';

type Measured = EngineResult & Omit<BrowserResult, 'firstAnswer' | 'runtime'>;

declare global {
  interface Window {
    measureEngine(corpora: readonly Corpus[]): Promise<EngineResult>;
    measurePage(): Promise<Omit<Measured, keyof EngineResult>>;
    gc?(): void;
  }
}

const NAMES = 100_000;
const ROUNDS = 5;

const connections = [connectInspector(), connectInspector()] as const;
const [first, second] = connections;

type Connection = typeof first;

async function requestReports(connection: Connection, names: string[]): Promise<void> {
  unwrap(await connection.call((service) => service.bulkInspectNames(names)));
}

async function requestColumns(connection: Connection, names: string[]) {
  return unwrap(await connection.call((service) => service.inspectColumns(names)));
}

async function timeRun(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Measures how long a warm worker takes for the reports of a whole request, in milliseconds. */
async function measureReports(list: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 10 * ROUNDS; round += 1) {
    times.push(await timeRun(() => requestReports(first, list.slice(0, MAX_BULK_NAMES))));
  }
  return findMedian(times);
}

function createPoolWorker(connection: Connection): ColumnsWorker {
  return {
    async inspectColumns(names) {
      return { ok: true, value: { ...(await requestColumns(connection, names)), revision: 0 } };
    },
    stop: () => undefined,
  };
}

/** Measures a complete job, from text to rows, on the given number of warm workers. */
async function inspectList(text: string, workers: number): Promise<number> {
  const source = { kind: 'text', text } as const;
  const plan = await detectSource(source);
  const pool = createWorkerPool({
    first: createPoolWorker(first),
    spawn: () => createPoolWorker(second),
    size: workers,
  });
  return timeRun(
    () =>
      startBulkJob({
        source: readNames(source, plan),
        store: createRowStore(),
        pool,
        onChange: () => undefined,
      }).finished,
  );
}

async function measurePool(list: readonly string[]): Promise<BrowserResult['pool']> {
  const text = list.join('\n');
  let longestBlock = 0;
  const observer = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) {
      longestBlock = Math.max(longestBlock, duration);
    }
  });
  const one: number[] = [];
  const two: number[] = [];
  await inspectList(text, 2);
  observer.observe({ type: 'longtask' });
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await inspectList(text, 1));
    two.push(await inspectList(text, 2));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  const medians = { one: findMedian(one), two: findMedian(two) };
  return { names: list.length, ...medians, speedup: medians.one / medians.two, longestBlock };
}

async function measureHeap(): Promise<number> {
  // Some garbage is freed only by a second collection, and the reported size is updated with a delay.
  for (let pass = 0; pass < 2; pass += 1) {
    window.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const { memory } = performance as unknown as { memory: { usedJSHeapSize: number } };
  return memory.usedJSHeapSize;
}

window.measureEngine = async (corpora) => {
  const worker = new Worker(new URL('./bench-worker.ts', import.meta.url), { type: 'module' });
  const result = await wrap<EngineWorker>(worker).measure(corpora);
  worker.terminate();
  return result;
};

window.measurePage = async () => {
  const list = createRealNames(NAMES);
  await Promise.all(
    connections.map((connection) => requestColumns(connection, list.slice(0, 1000))),
  );
  const reports250 = await measureReports(list);
  const pool = await measurePool(list);
  const memory = await measureMemory((names) => requestColumns(first, names), list, measureHeap);
  return { reports250, pool, memory };
};
