import { describe, expect, it, vi } from 'vitest';
import { RATING_PASS } from '../../contract/rating.ts';
import { createProblem } from '../../engine/create-problem.ts';
import { rejectLine } from '../../lists/readers/rejected-line.ts';
import { listTexts } from '../../lists/rows/joined-texts.ts';
import { createEmptyColumns } from '../../lists/rows/judged-columns.ts';
import { createRowStore } from '../../lists/rows/row-store.ts';
import type { ReadNames } from '../input/read-names.ts';
import { type BulkJob, type ColumnsWorker, MAX_REJECTED, startBulkJob } from './bulk-job.ts';
import { createWorkerPool } from './worker-pool.ts';

const unavailable = createProblem('tables_unavailable', 'The tables could not be loaded.');

const pass: ColumnsWorker['inspectColumns'] = async (names) => {
  const columns = createEmptyColumns(names.length);
  columns.rating.fill(RATING_PASS);
  return { ok: true, value: columns };
};

const crash = () => Promise.reject(new Error('The worker crashed.'));

async function* createSource(names: number, piece = 700): AsyncGenerator<ReadNames> {
  for (let at = 0; at < names; at += piece) {
    const length = Math.min(piece, names - at);
    yield {
      names: Array.from({ length }, (_, index) => `${at + index}`),
      rejected: [rejectLine(at, 'empty', '')],
      progress: (at + length) / names,
    };
  }
}

function start(
  input: AsyncIterable<ReadNames>,
  inspectColumns = pass,
  onChange: (job: () => BulkJob | undefined) => void = () => undefined,
) {
  const store = createRowStore();
  const worker = { inspectColumns, stop: () => undefined };
  const pool = createWorkerPool({ first: worker, spawn: () => worker, size: 2, idle: 0 });
  let job: BulkJob | undefined;
  job = startBulkJob({ source: input, store, pool, onChange: () => onChange(() => job) });
  return { job, store };
}

const waitUntil = (isTrue: () => boolean) => vi.waitUntil(isTrue, { interval: 1, timeout: 10_000 });

describe('startBulkJob', () => {
  it('inspects all names in order and lists rejected lines', async () => {
    const { job, store } = start(createSource(10_500));
    await job.finished;
    expect(store.length).toBe(10_500);
    expect(store.chunks.flatMap(listTexts)).toEqual(
      Array.from({ length: 10_500 }, (_, row) => `${row}`),
    );
    expect(job.status()).toMatchObject({ state: 'done', progress: 1, failed: [], problem: null });
    expect(job.status().rejected).toHaveLength(15);
  });

  it('counts all rejected lines but keeps only the first ones', async () => {
    async function* read(): AsyncGenerator<ReadNames> {
      for (let first = 1; first <= 18_000; first += 6_000) {
        const lines = Array.from({ length: 6_000 }, (_, at) => first + at);
        yield {
          names: [],
          rejected: lines.map((line) => rejectLine(line, 'empty', '')),
          progress: 1,
        };
      }
    }
    const { job } = start(read());
    await job.finished;
    const { rejected, rejectedCount } = job.status();
    expect(rejectedCount).toBe(18_000);
    expect(rejected).toHaveLength(MAX_REJECTED);
    expect(rejected.at(-1)?.line).toBe(MAX_REJECTED);
  });

  it('lists consecutive rows as failed and continues if a worker rejects', async () => {
    const { job, store } = start(createSource(4500), (names) =>
      names[0] === '1000' || names[0] === '2000' ? crash() : pass(names),
    );
    await job.finished;
    expect(job.status().failed).toEqual([{ from: 1000, to: 3000, message: 'The worker crashed.' }]);
    expect(store.length).toBe(4500);
    expect(store.chunks.map(({ columns }) => columns.rating[0])).toEqual([2, 0, 0, 2, 2]);
  });

  describe('retryFailed', () => {
    const retry = async (inspectColumns: ColumnsWorker['inspectColumns'], signal: AbortSignal) => {
      const answer = vi.fn(crash as ColumnsWorker['inspectColumns']);
      const { job, store } = start(createSource(3500), answer);
      await job.finished;
      answer.mockImplementation(inspectColumns);
      const replaced: number[][] = [];
      const work = job.retryFailed(
        (chunk, columns) => replaced.push([chunk, columns.rating.length]),
        signal,
      );
      return { job, store, work, replaced };
    };

    it('inspects failed chunks again, one by one, and lists those that fail again', async () => {
      const { signal } = new AbortController();
      const { job, work, replaced } = await retry(
        async (names) =>
          names[0] === '1000' ? Promise.reject(new Error('It failed again.')) : pass(names),
        signal,
      );
      expect(job.status().isRetrying).toBe(true);
      await work;
      expect(replaced).toEqual([
        [0, 1000],
        [2, 1000],
        [3, 500],
      ]);
      expect(job.status()).toMatchObject({
        isRetrying: false,
        failed: [{ from: 1000, to: 2000, message: 'It failed again.' }],
      });
    });

    it('keeps the remaining failed rows if the retry is aborted', async () => {
      const closing = new AbortController();
      const { job, work, replaced } = await retry((names) => {
        if (names[0] === '1000') closing.abort(new Error('Stopped.'));
        return pass(names);
      }, closing.signal);
      await expect(work).rejects.toThrow('Stopped.');
      expect(replaced).toEqual([[0, 1000]]);
      expect(job.status()).toMatchObject({ isRetrying: false, failed: [{ from: 1000, to: 3500 }] });
    });
  });

  it('stops reading names while paused and continues when resumed', async () => {
    let paused = false;
    const { job, store } = start(createSource(50_000), pass, (current) => {
      if (store.length === 3000 && !paused) {
        paused = true;
        current()?.pause();
      }
    });
    await waitUntil(() => job.status().state === 'paused');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const reached = store.length;
    expect(reached).toBeLessThan(10_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(store.length).toBe(reached);
    job.resume();
    await job.finished;
    expect(store.length).toBe(50_000);
  });

  it.each(['running', 'paused'])(
    'keeps the inspected rows if cancelled while %s',
    async (state) => {
      const { job, store } = start(createSource(50_000), pass, (current) => {
        if (store.length === 3000 && state === 'paused') current()?.pause();
        if (store.length === 3000 && state === 'running') current()?.cancel();
      });
      await waitUntil(() => job.status().state !== 'running');
      job.cancel();
      await job.finished;
      expect(job.status().state).toBe('cancelled');
      expect(store.length).toBeGreaterThanOrEqual(3000);
      expect(store.length).toBeLessThan(10_000);
      expect(store.chunks.flatMap(listTexts).slice(0, 3000)).toEqual(
        Array.from({ length: 3000 }, (_, row) => `${row}`),
      );
    },
  );

  it.each([
    ['retries when resumed', 5000],
    ['can be cancelled', 0],
  ])('pauses if the tables are missing, and %s', async (_, rows) => {
    let isThere = false;
    const { job, store } = start(createSource(5000), async (names) =>
      isThere ? pass(names) : { ok: false, problem: unavailable },
    );
    await waitUntil(() => job.status().state === 'paused');
    expect(job.status().problem).toEqual(unavailable);
    isThere = rows > 0;
    if (isThere) job.resume();
    else job.cancel();
    await job.finished;
    expect(store.length).toBe(rows);
    expect(job.status().failed).toEqual([]);
    if (isThere) expect(job.status()).toMatchObject({ state: 'done', problem: null });
  });

  it('keeps the names read so far and reports the error if the source fails', async () => {
    async function* createBrokenSource() {
      yield* createSource(1400);
      throw new Error('The disk was removed.');
    }
    const { job, store } = start(createBrokenSource());
    await job.finished;
    expect(store.length).toBe(1400);
    expect(job.status()).toMatchObject({
      state: 'done',
      readError: 'The list could not be read to the end (The disk was removed.).',
    });
  });
});
