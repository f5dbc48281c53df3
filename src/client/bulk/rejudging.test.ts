import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outcome, Problem } from '../../contract/problem.ts';
import { createEmptyColumns, type JudgedColumns } from '../../lists/rows/judged-columns.ts';
import { CHUNK_ROWS, createRowStore } from '../../lists/rows/row-store.ts';
import { isJobRunning } from '../offline/running-jobs.ts';
import { createRejudging } from './rejudging.ts';
import { createWorkerPool } from './worker-pool.ts';

const unavailable: Problem = {
  type: 'about:blank',
  title: 'Tables unavailable',
  status: 503,
  detail: 'The tables could not be loaded.',
  code: 'tables_unavailable',
};

/** Verdicts by which it can be told when they were made: the rating is the revision. */
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
  const onReplace = vi.fn();
  const rejudging = createRejudging({
    store,
    pool: createWorkerPool({ first: worker, spawn: () => worker, size: 2, idle: 0 }),
    revision: () => revision,
    signal: closing.signal,
    onReplace,
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

describe('rows after a change of the watchlist', () => {
  it('are left alone before there is one', async () => {
    const { rejudging, inspectColumns } = createList(2);
    rejudging.refresh();
    expect(rejudging.state()).toEqual({ isRunning: false, share: 1, failed: [] });
    expect(inspectColumns).not.toHaveBeenCalled();
  });

  it('get other verdicts, chunk by chunk, and keep their names and places', async () => {
    const { change, rejudging, store, inspectColumns, onReplace, onReplaced, readRatings } =
      createList(3);
    const before = store.names(0, 3 * CHUNK_ROWS);
    change();
    expect(rejudging.state()).toEqual({ isRunning: true, share: 0, failed: [] });
    await settle();
    expect(readRatings()).toEqual([2, 2, 2]);
    expect(store.names(0, 3 * CHUNK_ROWS)).toEqual(before);
    expect(inspectColumns).toHaveBeenCalledTimes(3);
    expect(onReplace.mock.calls.slice(0, 3)).toEqual([
      [0, 'before'],
      [0, 'after'],
      [1, 'before'],
    ]);
    expect(onReplaced).toHaveBeenCalledOnce();
    expect(rejudging.state()).toEqual({ isRunning: false, share: 1, failed: [] });
  });

  it('are judged by the latest one when it changes again meanwhile', async () => {
    const { change, inspectColumns, onReplace, onReplaced, readRatings } = createList(20);
    onReplace.mockImplementation(() => {
      if (onReplace.mock.calls.length === 8) change();
    });
    change();
    await settle();
    expect(new Set(readRatings())).toEqual(new Set([3]));
    expect(onReplaced).toHaveBeenCalledOnce();
    // Of the first round no more than was under way.
    expect(inspectColumns.mock.calls.length).toBeLessThan(30);
  });

  it('are judged again when they were asked for before it and came after', async () => {
    const { change, rejudging, store, readRatings } = createList(1);
    change();
    await settle();
    store.append(['late.eth'], judge(1, 1));
    rejudging.refresh();
    await settle();
    expect(readRatings()).toEqual([2, 2]);
  });

  it('that were never inspected are left to those who retry them', async () => {
    const { change, store, inspectColumns } = createList(1);
    store.append(['failed.eth'], createEmptyColumns(1));
    change();
    await settle();
    expect(inspectColumns).toHaveBeenCalledOnce();
  });

  it('that get another name meanwhile keep its verdict until that is judged', async () => {
    const { change, store, inspectColumns } = createList(1);
    inspectColumns.mockImplementationOnce(async (names) => {
      store.replace([{ row: 7, name: 'renamed.eth', at: 0 }], judge(1, 2));
      return { ok: true, value: judge(names.length, 2) };
    });
    change();
    await settle();
    expect(inspectColumns).toHaveBeenCalledTimes(2);
    expect(inspectColumns.mock.lastCall?.[0][7]).toBe('renamed.eth');
    expect(store.name(7)).toBe('renamed.eth');
  });

  it('that fail keep their verdicts and are told, until they are retried', async () => {
    const { change, rejudging, inspectColumns, readRatings, onReplaced } = createList(4);
    const fail: Ask = async () => {
      throw new Error('It died.');
    };
    inspectColumns.mockImplementationOnce(fail).mockImplementationOnce(fail);
    change();
    await settle();
    expect(readRatings()).toEqual([1, 1, 2, 2]);
    const failed = [{ from: 0, to: 2 * CHUNK_ROWS, message: 'It died.' }];
    expect(rejudging.state()).toEqual({ isRunning: false, share: 1, failed });
    rejudging.refresh();
    expect(rejudging.state().isRunning).toBe(false);
    rejudging.retry();
    await settle();
    expect(readRatings()).toEqual([2, 2, 2, 2]);
    expect(rejudging.state().failed).toEqual([]);
    expect(onReplaced).toHaveBeenCalledTimes(2);
  });

  it('are not asked for one by one while the tables are missing', async () => {
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

  it('stay as they are when the list is closed', async () => {
    const { change, closing, inspectColumns, onReplaced } = createList(50);
    change();
    closing.abort();
    await settle();
    change();
    expect(inspectColumns.mock.calls.length).toBeLessThan(10);
    expect(onReplaced).not.toHaveBeenCalled();
  });
});
