// Limits the long jobs of a server and lets other requests run between their chunks.

/** Default maximum number of open jobs. Short requests still wait little, because a chunk takes a few milliseconds. */
const MAX_OPEN_JOBS = 64;

/**
 * Time in milliseconds after which another job can take the slot of a job without progress. The client of such a job
 * reads too slowly, or the host has dropped the job without ending it.
 */
const STALLED_AFTER = 10_000;

/** Thrown if too many jobs are open. The client can try again in a moment. */
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
   * Opens a job. Call this when its first chunk is requested, and call `end` in a `finally` block.
   *
   * @param signal aborted when the client disconnects
   * @throws TooManyJobsError
   */
  open(signal: AbortSignal): LongJob;
}

export function createLongJobs(maxOpen = MAX_OPEN_JOBS): LongJobs {
  /** Each open job, with the time of its last progress. */
  const open = new Map<LongJob, number>();

  function removeStalled() {
    const latest = performance.now() - STALLED_AFTER;
    for (const [job, progress] of open) if (progress < latest) open.delete(job);
  }

  return {
    open(signal) {
      if (open.size >= maxOpen) removeStalled();
      if (open.size >= maxOpen) throw new TooManyJobsError();
      const job: LongJob = {
        async pause() {
          await waitForOtherTasks();
          signal.throwIfAborted();
          if (!open.has(job)) throw new TooManyJobsError();
          open.set(job, performance.now());
        },
        end: () => void open.delete(job),
      };
      open.set(job, performance.now());
      return job;
    },
  };
}

const { setImmediate } = globalThis as { setImmediate?: (callback: () => void) => void };

/** Resolve functions of the jobs that wait to continue. Used only in Node. */
const waiting: (() => void)[] = [];

/** Continues one job. The next job continues after the event loop has handled new input. */
function continueNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate?.(continueNext);
}

/**
 * Resolves after other waiting tasks have run. In Node, all jobs share one queue. Otherwise the callbacks of all jobs
 * would run in the same iteration of the event loop, before any new input. In workerd, jobs share no queue, because
 * workerd can drop a request, and the other jobs would wait for it forever.
 */
function waitForOtherTasks(): Promise<void> {
  return new Promise((resolve) => {
    if (setImmediate === undefined) setTimeout(resolve, 0);
    else if (waiting.push(resolve) === 1) setImmediate(continueNext);
  });
}
