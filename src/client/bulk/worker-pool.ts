export interface PoolWorker {
  stop(): void;
}

export interface PoolOptions<Worker extends PoolWorker> {
  /** The worker that always runs. */
  first: Worker;
  spawn(): Worker;
  /** Maximum number of workers, including the first. */
  size: number;
  /** Milliseconds without work after which the other workers are stopped. */
  idle?: number;
}

/** Outcome of one item: the result of its task, or the error. */
export type Settled<Item, Result> =
  | { item: Item; ok: true; result: Result }
  | { item: Item; ok: false; error: unknown };

export type WorkerPool<Worker extends PoolWorker> = ReturnType<typeof createWorkerPool<Worker>>;

/** Number of items of a job that do not start another worker. Starting a worker takes longer than processing them. */
const MAX_SMALL_JOB_ITEMS = 4;
/** Maximum number of items assigned to one worker. The second item waits while the worker processes the first. */
const MAX_ITEMS_PER_WORKER = 2;
const IDLE_MS = 15_000;

interface Seat<Worker> {
  worker: Worker;
  load: number;
}

/** Creates a pool that starts more workers when there is more work. */
export function createWorkerPool<Worker extends PoolWorker>({
  first,
  spawn,
  size,
  idle = IDLE_MS,
}: PoolOptions<Worker>) {
  let seats: Seat<Worker>[] = [{ worker: first, load: 0 }];
  const waiting: (() => void)[] = [];
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    for (const { worker } of seats.slice(1)) worker.stop();
    seats = seats.slice(0, 1);
  }

  function findLeastLoaded(): Seat<Worker> {
    return seats.reduce((best, seat) => (seat.load < best.load ? seat : best));
  }

  async function takeSeat(large: boolean): Promise<Seat<Worker>> {
    clearTimeout(idleTimer);
    for (;;) {
      let seat = findLeastLoaded();
      if (seat.load > 0 && large && seats.length < size) {
        seat = { worker: spawn(), load: 0 };
        seats.push(seat);
      }
      if (seat.load < MAX_ITEMS_PER_WORKER) {
        seat.load += 1;
        return seat;
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  function leaveSeat(seat: Seat<Worker>): void {
    seat.load -= 1;
    waiting.shift()?.();
    if (seats.every(({ load }) => load === 0)) {
      clearTimeout(idleTimer);
      if (seats.length > 1) idleTimer = setTimeout(stop, idle);
    }
  }

  return {
    /**
     * Runs the task on every item and yields the outcomes in the order of the items. Reads only a few
     * items ahead of the consumer.
     */
    async *map<Item, Result>(
      items: AsyncIterable<Item> | Iterable<Item>,
      task: (worker: Worker, item: Item) => Promise<Result>,
    ): AsyncGenerator<Settled<Item, Result>> {
      const ahead: Promise<Settled<Item, Result>>[] = [];
      const most = size * MAX_ITEMS_PER_WORKER + 1;
      let taken = 0;

      async function run(item: Item): Promise<Settled<Item, Result>> {
        taken += 1;
        const seat = await takeSeat(taken > MAX_SMALL_JOB_ITEMS);
        try {
          return { item, ok: true, result: await task(seat.worker, item) };
        } catch (error) {
          return { item, ok: false, error };
        } finally {
          leaveSeat(seat);
        }
      }

      for await (const item of items) {
        ahead.push(run(item));
        if (ahead.length >= most) yield ahead.shift() as Promise<Settled<Item, Result>>;
      }
      while (ahead.length > 0) yield ahead.shift() as Promise<Settled<Item, Result>>;
    },
    /** Runs one task on the worker with the fewest tasks. */
    runOnce: <Result>(task: (worker: Worker) => Promise<Result>) => task(findLeastLoaded().worker),
  };
}
