// Limits the long jobs of a server and lets other requests run between their chunks.

import { takeTurn } from './take-turn.ts';

/** Default numbers of jobs. An open job uses up to 20 MB of memory, a waiting job up to 2 MB. */
const MAX_JOBS = { open: 4, waiting: 60 };

/**
 * Maximum times in milliseconds that a client can keep an open job waiting: per wait, and in total. After
 * that, a waiting job can take the slot of the open job. Its client reads too slowly, or the host has dropped the job.
 */
const MAX_CLIENT_TIME = { once: 2_000, total: 15_000 };

/** Time between two checks of a waiting job, in milliseconds. */
const CHECK_INTERVAL = 20;

/** Time in milliseconds without a check after which a waiting job counts as dropped by the host. */
const MAX_CHECK_DELAY = 5_000;

/** Time in milliseconds after which a paused job counts as dropped by the host. */
const MAX_PAUSE = 60_000;

/** Thrown if too many jobs or other requests are waiting. The client can try again in a moment. */
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

/** State of an open job. */
interface JobTime {
  /** Time outside {@link LongJob.pause}, in milliseconds, until the latest pause. Nearly all of it is the client's. */
  ofClient: number;
  isPaused: boolean;
  /** When the latest pause started or ended. */
  since: number;
}

function isAbandoned({ ofClient, isPaused, since }: JobTime, now: number): boolean {
  const time = now - since;
  if (isPaused) return time > MAX_PAUSE;
  return time > MAX_CLIENT_TIME.once || ofClient + time > MAX_CLIENT_TIME.total;
}

export function createLongJobs(max = MAX_JOBS): LongJobs {
  const open = new Map<LongJob, JobTime>();
  /** Each waiting job in the order of arrival, with the time of its last check. */
  const waiting = new Map<object, number>();

  function hasSlot(): boolean {
    if (open.size < max.open) return true;
    const now = performance.now();
    for (const [job, time] of open) if (isAbandoned(time, now)) open.delete(job);
    return open.size < max.open;
  }

  /** Forgets the waiting jobs that the host has dropped. */
  function forgetDropped(): void {
    const now = performance.now();
    for (const [ticket, checked] of waiting) {
      if (now - checked > MAX_CHECK_DELAY) waiting.delete(ticket);
    }
  }

  /** Checks whether a waiting job is first in the queue. */
  function isFirst(ticket: object): boolean {
    waiting.set(ticket, performance.now());
    forgetDropped();
    return waiting.keys().next().value === ticket;
  }

  /** Opens the job if there is a slot. */
  function tryToOpen(job: LongJob, time: JobTime): boolean {
    if (!hasSlot()) return false;
    time.since = performance.now();
    open.set(job, time);
    return true;
  }

  /** When this call is first in the queue, calls `tryToStart` until it returns true. */
  async function waitUntil(tryToStart: () => boolean, signal: AbortSignal): Promise<void> {
    if (waiting.size >= max.waiting) throw new TooManyJobsError();
    const ticket = {};
    try {
      // Each job checks for itself. In workerd, a request must not wait for another request, because workerd can drop
      // the other one.
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
      const time: JobTime = { ofClient: 0, isPaused: false, since: 0 };
      const job: LongJob = {
        async pause() {
          const now = performance.now();
          time.ofClient += now - time.since;
          Object.assign(time, { isPaused: true, since: now });
          await takeTurn(signal);
          Object.assign(time, { isPaused: false, since: performance.now() });
          if (!open.has(job)) throw new TooManyJobsError();
        },
        end: () => void open.delete(job),
      };
      forgetDropped();
      const isOpen = waiting.size === 0 && tryToOpen(job, time);
      if (!isOpen) await waitUntil(() => tryToOpen(job, time), signal);
      return job;
    },
  };
}
