import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { InspectName } from '../display/displayed-name.ts';
import type { EngineRequest, EngineResponse } from './engine-worker.ts';
import { createSharedInspect, type EngineWorker } from './shared-inspect.ts';

const reportFor = (name: string) => ({ name }) as ConsolidatedNameGuardReport;
const inspectOnMainThread = async (name: string) => reportFor(`main thread: ${name}`);

/** A worker that responds when `respond` is called. */
class FakeWorker extends EventTarget implements EngineWorker {
  readonly requests: EngineRequest[] = [];
  isTerminated = false;

  postMessage(request: EngineRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  respond(response: EngineResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data: response }));
  }
}

let worker: FakeWorker;
let inspect: InspectName;
let starts: number;
const start = () => {
  starts++;
  return worker;
};

beforeEach(() => {
  worker = new FakeWorker();
  starts = 0;
  inspect = createSharedInspect(start, inspectOnMainThread);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Responds to the request at a position. */
const respondTo = (
  at: number,
  response: { error: string } | { report: ReturnType<typeof reportFor> },
) => worker.respond({ id: worker.requests[at]?.id as number, ...response });

it('starts one worker with the first request and matches responses by id', async () => {
  expect(starts).toBe(0);
  const answers = ['a.eth', 'b.eth'].map((name) => inspect(name));
  respondTo(1, { report: reportFor('b.eth') });
  respondTo(0, { report: reportFor('a.eth') });
  respondTo(0, { report: reportFor('twice') });
  expect(await Promise.all(answers)).toEqual([reportFor('a.eth'), reportFor('b.eth')]);
  expect(starts).toBe(1);
});

it('rejects with an error of the engine and keeps the worker', async () => {
  const rejected = inspect('a.eth');
  respondTo(0, { error: 'No memory.' });
  await expect(rejected).rejects.toThrow('No memory.');
  const next = inspect('b.eth');
  respondTo(1, { report: reportFor('b.eth') });
  expect(await next).toEqual(reportFor('b.eth'));
  expect(worker.isTerminated).toBe(false);
});

it('inspects on the main thread if the worker cannot start', async () => {
  const failToStart = () => {
    starts++;
    throw new TypeError('This document requires a TrustedScriptURL.');
  };
  inspect = createSharedInspect(failToStart, inspectOnMainThread);
  expect(await inspect('a.eth')).toEqual(reportFor('main thread: a.eth'));
  expect(await inspect('b.eth')).toEqual(reportFor('main thread: b.eth'));
  expect(starts).toBe(1);
});

it.each<[string, () => void]>([
  ['fires an error event', () => worker.dispatchEvent(new Event('error', { cancelable: true }))],
  ['sends an unreadable message', () => worker.dispatchEvent(new Event('messageerror'))],
])('inspects pending and later names on the main thread if the worker %s', async (_, fail) => {
  const answers = ['a.eth', 'b.eth'].map((name) => inspect(name));
  fail();
  expect(await Promise.all(answers)).toEqual([
    reportFor('main thread: a.eth'),
    reportFor('main thread: b.eth'),
  ]);
  expect(await inspect('c.eth')).toEqual(reportFor('main thread: c.eth'));
  expect(worker.isTerminated).toBe(true);
  expect(starts).toBe(1);
});

it('inspects on the main thread while the worker is silent, and keeps the worker', async () => {
  const pending = inspect('a.eth');
  vi.advanceTimersByTime(5_000);
  expect(await pending).toEqual(reportFor('main thread: a.eth'));
  expect(await inspect('b.eth')).toEqual(reportFor('main thread: b.eth'));
  // The worker file has finished downloading.
  respondTo(0, { report: reportFor('a.eth') });
  const next = inspect('c.eth');
  respondTo(1, { report: reportFor('c.eth') });
  expect(await next).toEqual(reportFor('c.eth'));
  // The browser has stopped the worker.
  const last = inspect('d.eth');
  vi.advanceTimersByTime(5_000);
  expect(await last).toEqual(reportFor('main thread: d.eth'));
  expect(worker.isTerminated).toBe(false);
  expect(starts).toBe(1);
});

it('waits for each response from then on', async () => {
  const answers = ['a.eth', 'b.eth', 'c.eth'].map((name) => inspect(name));
  for (const { id, name } of worker.requests) {
    vi.advanceTimersByTime(3_000);
    worker.respond({ id, report: reportFor(name) });
  }
  expect(await Promise.all(answers)).toEqual(['a.eth', 'b.eth', 'c.eth'].map(reportFor));
});

it('does not report a worker error to the page', () => {
  void inspect('a.eth');
  expect(worker.dispatchEvent(new Event('error', { cancelable: true }))).toBe(false);
});
