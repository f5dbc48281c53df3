import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNodeInspector } from '../../../hosts/node.ts';
import { listTexts } from '../../../lists/rows/joined-texts.ts';
import { createMemorySink } from '../../export/testing/create-memory-sink.ts';
import { type BulkSource, detectSource } from '../../input/bulk-source.ts';
import { isJobRunning } from '../../offline/running-jobs.ts';
import type { InspectionWorker } from '../inspection-pool.ts';
import { NO_FILTER } from '../row-filter.ts';
import { WHOLE_LIST } from '../row-view.ts';
import { createInspectionWorker } from '../testing/create-store.ts';
import { createWorkerPool } from '../worker-pool.ts';
import { type BulkSession, isUnsaved, type ListState, startBulkSession } from './bulk-session.ts';

const mocks = vi.hoisted(() => ({
  worker: {} as InspectionWorker,
  watchlist: [] as string[],
  revision: 0,
  change: () => {},
}));

vi.mock('../inspection-pool.ts', () => ({
  inspectionPool: createWorkerPool<InspectionWorker>({
    // Each test has its own worker.
    first: new Proxy({} as InspectionWorker, {
      get: (_, method) => Reflect.get(mocks.worker, method),
    }),
    spawn: () => mocks.worker,
    size: 1,
  }),
}));
vi.mock('../../trusted/device-pins.ts', () => ({
  devicePins: { subscribe: () => () => undefined },
}));
vi.mock('../../trusted/device-watchlist.ts', () => ({
  deviceWatchlist: {
    names: () => mocks.watchlist,
    subscribe(listener: () => void) {
      mocks.change = listener;
      return () => {
        mocks.change = () => {};
      };
    },
  },
  getWatchlistRevision: () => mocks.revision,
}));

const engine = await createNodeInspector();

const createWorker = () =>
  createInspectionWorker({
    async inspectColumns(names) {
      const { revision, watchlist } = mocks;
      const columns = engine.withWatchlist({ watchlist }).inspectColumns(names);
      return { ok: true, value: { ...columns, revision } };
    },
  });

function watch(...watchlist: string[]): void {
  mocks.watchlist = watchlist;
  mocks.revision += 1;
  mocks.change();
}

afterEach(() => watch());

async function startSession(names: string[], worker = createWorker()): Promise<BulkSession> {
  mocks.worker = worker;
  const source: BulkSource = { kind: 'text', text: names.join('\n') };
  const session = startBulkSession(source, await detectSource(source));
  onTestFinished(session.close);
  return session;
}

async function waitUntil(session: BulkSession, isTrue: () => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = () => isTrue() && resolve();
    session.subscribe(check);
    session.view.subscribe(check);
    check();
  });
}

describe('startBulkSession', () => {
  it('publishes the rows, counts and imitations of a list', async () => {
    const session = await startSession(['vitalik.eth', 'vitalìk.eth', 'Nick.eth']);
    await waitUntil(session, () => session.snapshot().status.state === 'done');
    expect(session.snapshot()).toMatchObject({ rows: 3, revision: 0 });
    expect(session.snapshot().counts.ratings).toEqual([0, 0, 1, 0, 2]);
    expect(session.snapshot().counts.found).toEqual([1, 0, 1, 1, 0, 2]);
    expect(session.store.getTarget(1)).toBe('vitalik.eth');
    expect(session.view.shown().length).toBe(3);
  });

  it('retries failed rows and counts them again', async () => {
    const worker = createWorker();
    const inspectColumns = vi
      .spyOn(worker, 'inspectColumns')
      .mockRejectedValueOnce(new Error('The worker crashed.'));
    const session = await startSession(['vitalik.eth'], worker);
    await waitUntil(session, () => session.snapshot().status.failed.length === 1);
    await waitUntil(session, () => session.snapshot().status.state === 'done');
    expect(session.snapshot().counts.ratings).toEqual([1, 0, 0, 0, 0]);
    session.retryFailed();
    expect(isJobRunning()).toBe(true);
    session.retryFailed();
    await waitUntil(session, () => session.snapshot().revision === 1);
    expect(session.snapshot().status.failed).toEqual([]);
    expect(session.snapshot().counts.ratings).toEqual([0, 0, 1, 0, 0]);
    expect(inspectColumns).toHaveBeenCalledTimes(2);
  });

  it('is unsaved until the whole list is exported, and again after its results change', async () => {
    const session = await startSession(['hello-world.eth', 'heIlo-world.eth']);
    expect(session.isUnsaved()).toBe(true);
    await waitUntil(session, () => session.snapshot().status.state === 'done');
    expect(session.isUnsaved()).toBe(true);
    const { sink } = createMemorySink();
    session.export({ scope: 'all', format: { kind: 'jsonl' }, open: async () => sink });
    await waitUntil(session, () => session.snapshot().exporting.phase === 'done');
    expect(session.isUnsaved()).toBe(false);
    watch('hello-world.eth');
    await waitUntil(session, () => session.snapshot().revision === 1);
    expect(session.isUnsaved()).toBe(true);
  });

  it('stays unsaved after an export of a part, a failed export or a cancelled save dialog', async () => {
    const session = await startSession(['a.eth', 'b.eth']);
    await waitUntil(session, () => session.snapshot().status.state === 'done');
    session.view.setQuery({ ...WHOLE_LIST, filter: { ...NO_FILTER, ratings: [4] } });
    await waitUntil(session, () => !session.view.shown().isPending);
    const full = { ...createMemorySink().sink, write: () => Promise.reject(new Error('Full.')) };
    for (const [scope, sink, phase] of [
      ['shown', createMemorySink().sink, 'done'],
      ['all', full, 'failed'],
      ['all', null, 'none'],
    ] as const) {
      session.export({ scope, format: { kind: 'jsonl' }, open: async () => sink });
      await vi.waitUntil(() => !isJobRunning(), { interval: 1 });
      await waitUntil(session, () => session.snapshot().exporting.phase === phase);
      expect(session.isUnsaved()).toBe(true);
    }
  });

  it('stops the export when the session is closed', async () => {
    const session = await startSession(['a.eth', 'b.eth']);
    await waitUntil(session, () => session.snapshot().status.state === 'done');
    const abort = vi.fn(async () => undefined);
    const sink = { write: async () => session.close(), close: async () => undefined, abort };
    session.export({ scope: 'all', format: { kind: 'jsonl' }, open: async () => sink });
    await waitUntil(session, () => session.snapshot().exporting.phase === 'stopped');
    expect(abort).toHaveBeenCalledOnce();
  });

  it('inspects rows again when the watchlist changes, until the session is closed', async () => {
    const names = ['hello-world.eth', 'heIlo-world.eth', 'vita1ik.eth'];
    const session = await startSession(names);
    await waitUntil(session, () => session.snapshot().status.state === 'done');
    const filter = { ...NO_FILTER, found: ['imitation'] } as const;
    session.view.setQuery({ ...WHOLE_LIST, filter });
    await waitUntil(session, () => session.view.shown().length === 1);
    watch('hello-world.eth');
    expect(session.snapshot().rows).toBe(3);
    await waitUntil(session, () => session.snapshot().revision === 1);
    await waitUntil(session, () => session.view.shown().length === 2);
    expect(session.view.shown().query.filter).toBe(filter);
    expect(session.snapshot().counts.found).toEqual([2, 0, 0, 1, 0, 1]);
    expect(session.store.chunks.flatMap(listTexts)).toEqual(names);
    session.close();
    const inspectColumns = vi.spyOn(mocks.worker, 'inspectColumns');
    watch();
    await new Promise((resolve) => setTimeout(resolve));
    expect(inspectColumns).not.toHaveBeenCalled();
  });
});

const LIST: ListState = {
  state: 'done',
  rows: 2,
  exporting: { phase: 'none' },
  isRetrying: false,
  isKept: false,
  isExported: false,
};
const EXPORTING: Partial<ListState> = { exporting: { phase: 'running', share: 0 } };

it.each<[boolean, string, Partial<ListState>]>([
  [true, 'two names', {}],
  [true, 'a cancelled list', { state: 'cancelled' }],
  [true, 'a list that is being read', { state: 'running', rows: 0 }],
  [true, 'a paused list', { state: 'paused', rows: 1 }],
  [true, 'one name that is being exported', { ...EXPORTING, rows: 1 }],
  [true, 'an exported list that is being exported again', { ...EXPORTING, isExported: true }],
  [true, 'an exported list whose rows are retried', { isExported: true, isRetrying: true }],
  [true, 'a kept list that is being inspected', { isKept: true, state: 'running' }],
  [true, 'a kept list that is being exported', { ...EXPORTING, isKept: true }],
  [true, 'a kept list whose rows are retried', { isKept: true, isRetrying: true }],
  [false, 'one name', { rows: 1 }],
  [false, 'an empty list', { rows: 0 }],
  [false, 'an exported list', { isExported: true }],
  [false, 'one name that is retried', { rows: 1, isRetrying: true }],
  [false, 'a kept list', { isKept: true }],
])('isUnsaved returns %s for %s', (expected, _, change) => {
  expect(isUnsaved({ ...LIST, ...change })).toBe(expected);
});
