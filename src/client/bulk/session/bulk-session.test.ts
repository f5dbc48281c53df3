import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hideLabel } from '../../../engine/testing/hide-label.ts';
import { createNodeInspector } from '../../../hosts/node.ts';
import { createMemorySink } from '../../export/testing/create-memory-sink.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { detectSource } from '../../input/detect-source.ts';
import type { InspectionWorker } from '../inspection-pool.ts';
import { NO_FILTER } from '../row-filter.ts';
import { WHOLE_LIST } from '../row-view.ts';
import { createInspectionWorker } from '../testing/create-inspection-worker.ts';
import { createWorkerPool } from '../worker-pool.ts';
import { type BulkSession, startBulkSession } from './bulk-session.ts';

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
    labelhashes: async (labels) => ({ ok: true, value: engine.labelhashes(labels) }),
  });

function watch(...watchlist: string[]): void {
  mocks.watchlist = watchlist;
  mocks.revision += 1;
  mocks.change();
}

afterEach(() => watch());

const hide = (label: string) => hideLabel(engine, label);

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

  it('resolves labels from the list itself and increases the revision', async () => {
    const session = await startSession(['vitalìk.eth', `${hide('vitalìk')}.eth`]);
    await waitUntil(session, () => session.snapshot().revision === 1);
    expect(session.snapshot().labels).toEqual({ resolved: 1, unknown: 0 });
    expect(session.store.name(1)).toBe('vitalìk.eth');
    expect(session.given(1)).toBe(`${hide('vitalìk')}.eth`);
    expect(session.snapshot().counts.ratings).toEqual([0, 0, 0, 0, 2]);
    expect(session.snapshot().counts.found).toEqual([2, 0, 0, 0, 0, 0]);
  });

  it('publishes the result of a label search when the search ends', async () => {
    const session = await startSession([`${hide('alice')}.eth`]);
    await waitUntil(session, () => session.snapshot().labels !== null);
    await session.resolveLabels({ kind: 'text', text: 'bob' });
    expect(session.snapshot().labels).toEqual({ resolved: 0, unknown: 1 });
    await session.resolveLabels({ kind: 'text', text: 'alice' });
    expect(session.snapshot()).toMatchObject({ revision: 1, labels: { resolved: 1, unknown: 0 } });
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
    expect(session.store.names(0, 3)).toEqual(names);
    session.close();
    const inspectColumns = vi.spyOn(mocks.worker, 'inspectColumns');
    watch();
    await new Promise((resolve) => setTimeout(resolve));
    expect(inspectColumns).not.toHaveBeenCalled();
  });
});
