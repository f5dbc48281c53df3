import { afterEach, expect, it, vi } from 'vitest';
import type { Outcome } from '../../contract/problem.ts';
import { createProblem } from '../../engine/create-problem.ts';
import { listTexts } from '../../lists/rows/joined-texts.ts';
import { createEmptyColumns, type JudgedColumns } from '../../lists/rows/judged-columns.ts';
import { CHUNK_ROWS, createRowStore } from '../../lists/rows/row-store.ts';
import { isJobRunning } from '../offline/running-jobs.ts';
import { createRejudging } from './rejudging.ts';
import { createWorkerPool } from './worker-pool.ts';

const unavailable = createProblem('tables_unavailable', 'The tables could not be loaded.');

/** Creates results with the revision as their rating, so that tests can tell them apart. */
function judge(rows: number, revision: number): JudgedColumns {
  const columns = createEmptyColumns(rows);
  columns.rating.fill(revision);
  return { ...columns, revision };
}

type Ask = (names: string[]) => Promise<Outcome<JudgedColumns>>;

function createList(chunks: number) {
  let revision = 1;
  const store = createRowStore();
  for (let at = 0; at < chunks; at += 1) {
    const names = Array.from({ length: CHUNK_ROWS }, (_, row) => `${at}:${row}`);
    store.append(names, judge(CHUNK_ROWS, revision));
  }
  const inspectColumns = vi.fn<Ask>(async (names) => ({
    ok: true,
    value: judge(names.length, revision),
  }));
  const worker = { inspectColumns, stop: () => undefined };
  const closing = new AbortController();
  const onReplaced = vi.fn();
  const onReplace = vi.fn((_: number, change: () => void) => change());
  const rejudging = createRejudging({
    store,
    tally: { change: onReplace },
    pool: createWorkerPool({ first: worker, spawn: () => worker, size: 2, idle: 0 }),
    revision: () => revision,
    signal: closing.signal,
    onChange: () => undefined,
    onReplaced,
  });
  const change = () => {
    revision += 1;
    rejudging.refresh();
  };
  const readRatings = () => store.chunks.map(({ columns }) => columns.rating[0]);
  return { store, inspectColumns, rejudging, closing, onReplaced, onReplace, change, readRatings };
}

const settle = () => vi.waitFor(() => expect(isJobRunning()).toBe(false));

afterEach(settle);

it('replaces the results chunk by chunk and keeps the names', async () => {
  const { change, rejudging, store, inspectColumns, onReplace, onReplaced, readRatings } =
    createList(3);
  const before = store.chunks.flatMap(listTexts);
  // Nothing is outdated before the watchlist changes.
  rejudging.refresh();
  expect(rejudging.state()).toEqual({ isRunning: false, share: 1, failed: [] });
  change();
  expect(rejudging.state()).toEqual({ isRunning: true, share: 0, failed: [] });
  await settle();
  expect(readRatings()).toEqual([2, 2, 2]);
  expect(store.chunks.flatMap(listTexts)).toEqual(before);
  expect(inspectColumns).toHaveBeenCalledTimes(3);
  expect(onReplace.mock.calls.map(([chunk]) => chunk)).toEqual([0, 1, 2]);
  expect(onReplaced).toHaveBeenCalledOnce();
  expect(rejudging.state()).toEqual({ isRunning: false, share: 1, failed: [] });
});

it('uses the latest watchlist if it changes again during a run', async () => {
  const { change, inspectColumns, onReplace, onReplaced, readRatings } = createList(20);
  onReplace.mockImplementation((_, replace) => {
    replace();
    if (onReplace.mock.calls.length === 4) change();
  });
  change();
  await settle();
  expect(new Set(readRatings())).toEqual(new Set([3]));
  expect(onReplaced).toHaveBeenCalledOnce();
  // The first run inspects only the chunks that were already sent.
  expect(inspectColumns.mock.calls.length).toBeLessThan(30);
});

it('inspects rows again that were requested before the change and arrived after it', async () => {
  const { change, rejudging, store, inspectColumns, readRatings } = createList(1);
  change();
  await settle();
  // Rows that were never inspected are skipped.
  store.append(Array(CHUNK_ROWS).fill('failed.eth'), createEmptyColumns(CHUNK_ROWS));
  store.append(['late.eth'], judge(1, 1));
  rejudging.refresh();
  await settle();
  expect(readRatings()).toEqual([2, 0, 2]);
  expect(inspectColumns).toHaveBeenCalledTimes(2);
});

it('keeps the old results of failed rows until they are retried', async () => {
  const { change, rejudging, inspectColumns, readRatings, onReplaced } = createList(4);
  const fail: Ask = async () => {
    throw new Error('The worker crashed.');
  };
  inspectColumns.mockImplementationOnce(fail).mockImplementationOnce(fail);
  change();
  await settle();
  expect(readRatings()).toEqual([1, 1, 2, 2]);
  const failed = [{ from: 0, to: 2 * CHUNK_ROWS, message: 'The worker crashed.' }];
  expect(rejudging.state()).toEqual({ isRunning: false, share: 1, failed });
  rejudging.refresh();
  expect(rejudging.state().isRunning).toBe(false);
  rejudging.retry();
  await settle();
  expect(readRatings()).toEqual([2, 2, 2, 2]);
  expect(rejudging.state().failed).toEqual([]);
  expect(onReplaced).toHaveBeenCalledTimes(2);
});

it('stops after a few calls if the tables are missing', async () => {
  const { change, rejudging, inspectColumns, readRatings } = createList(100);
  inspectColumns.mockResolvedValue({ ok: false, problem: unavailable });
  change();
  await settle();
  expect(inspectColumns.mock.calls.length).toBeLessThan(20);
  const failed = [{ from: 0, to: 100 * CHUNK_ROWS, message: unavailable.detail }];
  expect(rejudging.state().failed).toEqual(failed);
  inspectColumns.mockImplementation(async (names) => ({
    ok: true,
    value: judge(names.length, 3),
  }));
  change();
  expect(rejudging.state().failed).toEqual([]);
  await settle();
  expect(new Set(readRatings())).toEqual(new Set([3]));
});

it('stops when the list is closed', async () => {
  const { change, closing, inspectColumns, onReplaced } = createList(50);
  change();
  closing.abort();
  await settle();
  change();
  expect(inspectColumns.mock.calls.length).toBeLessThan(10);
  expect(onReplaced).not.toHaveBeenCalled();
});
