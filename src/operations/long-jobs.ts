// Limits the long jobs of a server and lets other requests run between their chunks.

/** Default numbers of jobs. An open job takes up to 20 MB, a waiting one up to 2 MB. */
const MAX_JOBS = { open: 4, waiting: 60 };

/**
 * Time in milliseconds that a client can keep an open job waiting. Then a waiting job can take its slot. The client
 * reads too slowly, or the host has dropped the job without ending it.
 */
const MAX_CLIENT_TIME = 15_000;

/** Time between two checks of a waiting job, in milliseconds. */
const CHECK_INTERVAL = 20;

/** Time in milliseconds after which a waiting job that checks nothing has been dropped by the host. */
const MAX_CHECK_DELAY = 5_000;

/** Thrown if too many jobs are waiting. The client can try again in a moment. */
export class TooManyJobsError extends Error {}

/** Work that is split into chunks. */
export interface LongJob {
  /** Lets other tasks run. Throws if the client has disconnected or if another job has taken the slot of this job. */
  pause(): Promise<void>;
  /** Frees the slot of the job. */
  end(): void;
}

export interface LongJobs {
  /**
   * Waits for a slot and opens a job. Call this when the first chunk is requested, and call `end` in a `finally` block.
   *
   * @param signal aborted when the client disconnects
   * @throws TooManyJobsError
   */
  open(signal: AbortSignal): Promise<LongJob>;
}

/** Time that a job has spent outside {@link LongJob.pause}, in milliseconds. Nearly all of it is the client's. */
interface ClientTime {
  total: number;
  /** When the latest pause ended, or null during a pause. */
  since: number | null;
}

export function createLongJobs(max = MAX_JOBS): LongJobs {
  const open = new Map<LongJob, ClientTime>();
  /** Each waiting job in the order of arrival, with the time of its last check. */
  const waiting = new Map<object, number>();

  function hasSlot(): boolean {
    if (open.size < max.open) return true;
    const now = performance.now();
    for (const [job, { total, since }] of open) {
      if (total + now - (since ?? now) > MAX_CLIENT_TIME) open.delete(job);
    }
    return open.size < max.open;
  }

  /** Checks whether a waiting job is the first one. Forgets the jobs that the host has dropped. */
  function isFirst(ticket: object): boolean {
    const now = performance.now();
    waiting.set(ticket, now);
    for (const [other, checked] of waiting) {
      if (now - checked > MAX_CHECK_DELAY) waiting.delete(other);
      else return other === ticket;
    }
    return false;
  }

  /** Opens the job if there is a slot. */
  function tryToOpen(job: LongJob, time: ClientTime): boolean {
    if (!hasSlot()) return false;
    time.since = performance.now();
    open.set(job, time);
    return true;
  }

  /** Calls `tryToStart` when this call is the first one that waits, until it returns true. */
  async function waitUntil(tryToStart: () => boolean, signal: AbortSignal): Promise<void> {
    if (waiting.size >= max.waiting) throw new TooManyJobsError();
    const ticket = {};
    try {
      // Each job checks for itself. In workerd, a request must not wait for another one, which workerd can drop.
      while (!isFirst(ticket) || !tryToStart()) {
        await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL));
        signal.throwIfAborted();
      }
    } finally {
      waiting.delete(ticket);
    }
  }

  return {
    async open(signal) {
      const time: ClientTime = { total: 0, since: null };
      const job: LongJob = {
        async pause() {
          time.total += performance.now() - (time.since as number);
          time.since = null;
          await takeTurn();
          time.since = performance.now();
          signal.throwIfAborted();
          if (!open.has(job)) throw new TooManyJobsError();
        },
        end: () => void open.delete(job),
      };
      const isOpen = waiting.size === 0 && tryToOpen(job, time);
      if (!isOpen) await waitUntil(() => tryToOpen(job, time), signal);
      return job;
    },
  };
}

const { setImmediate } = globalThis as { setImmediate?: (callback: () => void) => void };

/** Resolve functions of the tasks that wait for their turn. Used only in Node. */
const turns: (() => void)[] = [];

/** Continues one task. The next task continues after the event loop has handled new input. */
function continueNext(): void {
  turns.shift()?.();
  if (turns.length > 0) setImmediate?.(continueNext);
}

/**
 * Resolves when a task of more than a millisecond can run. In Node, one of these tasks runs in each iteration of the
 * event loop, so new input is handled between two of them. workerd has no such queue.
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (setImmediate === undefined) setTimeout(resolve, 0);
    else if (turns.push(resolve) === 1) setImmediate(continueNext);
  });
}
