import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkerPool, type Settled } from './worker-pool.ts';

class FakeWorker {
  static running = 0;
  static started = 0;
  load = 0;
  most = 0;
  isStopped = false;

  constructor() {
    FakeWorker.running += 1;
    FakeWorker.started += 1;
  }

  stop(): void {
    this.isStopped = true;
    FakeWorker.running -= 1;
  }
}

function createPool(size: number, idle = 100) {
  const workers = [new FakeWorker()];
  const pool = createWorkerPool<FakeWorker>({
    first: workers[0] as FakeWorker,
    spawn: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    size,
    idle,
  });
  return { pool, workers };
}

async function work(worker: FakeWorker, item: number): Promise<number> {
  if (worker.isStopped) throw new Error('The worker is stopped.');
  worker.load += 1;
  worker.most = Math.max(worker.most, worker.load);
  await new Promise((resolve) => setTimeout(resolve, (item * 7) % 5));
  worker.load -= 1;
  if (item % 10 === 9) throw new Error(`Item ${item} failed.`);
  return item * 2;
}

async function collect<T, R>(results: AsyncIterable<Settled<T, R>>): Promise<Settled<T, R>[]> {
  const list: Settled<T, R>[] = [];
  for await (const result of results) list.push(result);
  return list;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 5 });
  FakeWorker.running = 0;
  FakeWorker.started = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('yields the outcomes of all items in order, including failures', async () => {
  const { pool } = createPool(3);
  const items = Array.from({ length: 40 }, (_, item) => item);
  const results = await collect(pool.map(items, work));
  expect(results.map(({ item }) => item)).toEqual(items);
  expect(results.filter((result) => !result.ok).map(({ item }) => item)).toEqual([9, 19, 29, 39]);
  for (const result of results) if (result.ok) expect(result.result).toBe(result.item * 2);
});

it('runs small jobs on the first worker', async () => {
  const { pool } = createPool(3);
  await collect(pool.map([1, 2, 3], work));
  expect(FakeWorker.running).toBe(1);
});

it('starts at most `size` workers and gives each at most two items', async () => {
  const { pool, workers } = createPool(3);
  await collect(pool.map(Array(50).fill(1), work));
  expect(workers).toHaveLength(3);
  for (const { most } of workers) expect(most).toBe(2);
});

it('reads items only a little ahead of the consumer', async () => {
  const { pool } = createPool(2);
  let asked = 0;
  function* countEndlessly() {
    for (;;) {
      asked += 1;
      yield asked;
    }
  }
  const results = pool.map(countEndlessly(), work);
  for (let taken = 1; taken <= 20; taken += 1) {
    await results.next();
    expect(asked).toBeLessThanOrEqual(taken + 2 * 2 + 1);
  }
  await results.return(undefined);
  expect(asked).toBeLessThan(30);
});

it('stops idle workers except the first and starts new ones when needed', async () => {
  const { pool, workers } = createPool(2, 50);
  await collect(pool.map(Array(20).fill(1), work));
  expect(FakeWorker.running).toBe(2);
  await vi.advanceTimersByTimeAsync(60);
  expect(FakeWorker.running).toBe(1);
  expect(workers.map(({ isStopped }) => isStopped)).toEqual([false, true]);
  const again = await collect(pool.map(Array(20).fill(1), work));
  expect(again.every(({ ok }) => ok)).toBe(true);
  expect(FakeWorker.started).toBe(3);
});
