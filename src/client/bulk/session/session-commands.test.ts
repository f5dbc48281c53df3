import { describe, expect, it, vi } from 'vitest';
import { RATING_ALERT, RATING_PASS } from '../../../contract/rating.ts';
import { createEmptyColumns } from '../../../lists/rows/judged-columns.ts';
import { createExportTask } from '../../export/export-task.ts';
import { createMemorySink } from '../../export/testing/create-memory-sink.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { isJobRunning } from '../../offline/running-jobs.ts';
import type { InspectRows } from '../bulk-job.ts';
import { createRowTally } from '../row-tally.ts';
import { showAllRows, WHOLE_LIST } from '../row-view.ts';
import { createInspectionWorker } from '../testing/create-inspection-worker.ts';
import { createStoreOf } from '../testing/create-store.ts';
import { createWorkerPool } from '../worker-pool.ts';
import { createSessionCommands, type SessionCommandOptions } from './session-commands.ts';

function createCommands(change: Partial<SessionCommandOptions> = {}) {
  const store = createStoreOf([
    { name: 'a.eth', rating: RATING_ALERT },
    { name: 'b.eth' },
    { name: 'c.eth', rating: RATING_PASS },
  ]);
  const tally = createRowTally(store);
  tally.countAppended();
  const worker = createInspectionWorker({
    async inspectColumns(names) {
      const inspected = createEmptyColumns(names.length);
      inspected.rating.fill(RATING_PASS);
      return { ok: true, value: inspected };
    },
  });
  const pool = createWorkerPool({ first: worker, spawn: () => worker, size: 1 });
  const labels = {
    resolution: () => null,
    given: (row: number) => (row === 1 ? '[00].eth' : null),
    resolve: vi.fn(async () => undefined),
    resolveFrom: vi.fn(async (_: BulkSource) => undefined),
  };
  const job = {
    status: vi.fn(
      () => ({ isRetrying: false }) as ReturnType<SessionCommandOptions['job']['status']>,
    ),
    retryFailed: vi.fn(async (inspect: InspectRows) => inspect(worker, 1, 2)),
  };
  const onReplaced = vi.fn();
  const onExported = vi.fn();
  const commands = createSessionCommands({
    store,
    tally,
    view: { shown: () => ({ ...showAllRows(WHOLE_LIST, 1), at: () => 2 }) },
    job,
    labels,
    addresses: { summary: () => null, describe: () => null },
    exportTask: createExportTask(() => undefined),
    pool,
    loadTargetRank: async () => () => 0,
    signal: new AbortController().signal,
    revision: () => 7,
    onReplaced,
    onExported,
    ...change,
  });
  return { commands, store, tally, labels, job, onReplaced, onExported };
}

const settle = () => vi.waitUntil(() => !isJobRunning(), { interval: 1 });

describe('retryFailed', () => {
  it('inspects failed rows again, counts them and resolves their labels', async () => {
    const { commands, store, tally, labels, onReplaced } = createCommands();
    commands.retryFailed();
    expect(isJobRunning()).toBe(true);
    await settle();
    expect(store.locate(1).columns.rating[1]).toBe(RATING_PASS);
    expect(tally.counts.ratings).toEqual([0, 0, 2, 0, 1]);
    expect(onReplaced).toHaveBeenCalledOnce();
    expect(labels.resolve).toHaveBeenCalledOnce();
  });

  it('does nothing while another retry runs', () => {
    const { commands, job } = createCommands();
    job.status.mockReturnValue({ isRetrying: true } as ReturnType<typeof job.status>);
    commands.retryFailed();
    expect(job.retryFailed).not.toHaveBeenCalled();
  });

  it('ends without an error when the list is closed', async () => {
    const { commands, job, onReplaced } = createCommands();
    job.retryFailed.mockRejectedValue(new DOMException('Closed.', 'AbortError'));
    commands.retryFailed();
    await settle();
    expect(onReplaced).not.toHaveBeenCalled();
  });
});

describe('resolveLabels', () => {
  it('searches the list itself or a supplied list', async () => {
    const { commands, labels } = createCommands();
    await commands.resolveLabels();
    expect(labels.resolve).toHaveBeenCalledOnce();
    expect(commands.hasImportedLabels()).toBe(false);
    const list: BulkSource = { kind: 'text', text: 'alice' };
    await commands.resolveLabels(list);
    expect(labels.resolveFrom).toHaveBeenCalledWith(list);
    expect(commands.hasImportedLabels()).toBe(true);
  });

  it('reports changes until a search or a retry has ended', async () => {
    const { commands, labels, job } = createCommands();
    for (const start of [
      () => commands.resolveLabels({ kind: 'text', text: 'a' }).catch(() => undefined),
      () => commands.retryFailed(),
    ]) {
      expect(commands.isChanging()).toBe(false);
      labels.resolveFrom.mockRejectedValueOnce(new Error('The search failed.'));
      job.retryFailed.mockResolvedValueOnce(undefined);
      void start();
      expect(commands.isChanging()).toBe(true);
      await settle();
    }
    expect(commands.isChanging()).toBe(false);
  });

  it('rejects with the error, and then allows page updates', async () => {
    const { commands, labels } = createCommands();
    labels.resolveFrom.mockRejectedValue(new Error('The search failed.'));
    await expect(commands.resolveLabels({ kind: 'text', text: '' })).rejects.toThrow(
      'search failed',
    );
    await settle();
    expect(isJobRunning()).toBe(false);
  });
});

describe('export', () => {
  it('writes all rows or only the shown rows', async () => {
    const { commands } = createCommands();
    const all = createMemorySink();
    commands.export({ scope: 'all', format: { kind: 'jsonl' }, open: async () => all.sink });
    expect(isJobRunning()).toBe(true);
    await settle();
    expect(all.written.text.trim().split('\n')).toEqual([
      '{"name":"a.eth"}',
      '{"name":"b.eth"}',
      '{"name":"c.eth"}',
    ]);
    const shown = createMemorySink();
    commands.export({ scope: 'shown', format: { kind: 'jsonl' }, open: async () => shown.sink });
    await settle();
    expect(shown.written.text).toBe('{"name":"c.eth"}\n');
  });

  it('calls onExported with the revision when the whole list was written', async () => {
    const { commands, onExported } = createCommands();
    const request = {
      format: { kind: 'jsonl' },
      open: async () => createMemorySink().sink,
    } as const;
    commands.export({ ...request, scope: 'shown' });
    await settle();
    const full = { ...createMemorySink().sink, write: () => Promise.reject(new Error('Full.')) };
    commands.export({ ...request, scope: 'all', open: async () => full });
    await settle();
    expect(onExported).not.toHaveBeenCalled();
    commands.export({ ...request, scope: 'all' });
    await settle();
    expect(onExported).toHaveBeenCalledExactlyOnceWith({ rows: 3, revision: 7 });
  });

  it('writes nothing if the user cancels the save dialog', async () => {
    const view = { shown: vi.fn(() => showAllRows(WHOLE_LIST, 0)) };
    const { commands } = createCommands({ view });
    commands.export({ scope: 'shown', format: { kind: 'jsonl' }, open: async () => null });
    await settle();
    expect(view.shown).not.toHaveBeenCalled();
  });
});
