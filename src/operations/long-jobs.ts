// Limits the long jobs of a server and lets other requests run between their chunks.

/** Default maximum number of open jobs. With a chunk of a few milliseconds each, a short request still waits little. */
const MAX_OPEN_JOBS = 64;

/**
 * Time in milliseconds after which a job without progress loses its place when another job needs it. The client of such
 * a job reads too slowly. A host may also have dropped the job without ending it.
 */
const STALLED_AFTER = 10_000;

/** Too many jobs are open. The client can try again in a moment. */
export class TooManyJobsError extends Error {}

/** Work that is split into chunks. */
export interface LongJob {
  /** Lets other tasks run. Throws if the client has left or if the job has lost its place. */
  pause(): Promise<void>;
  /** Frees the place of the job. */
  end(): void;
}

export interface LongJobs {
  /**
   * Opens a job. Call this when its first chunk is requested, and call `end` in a `finally` block.
   *
   * @param signal aborts when the client has left
   * @throws TooManyJobsError
   */
  open(signal: AbortSignal): LongJob;
}

export function createLongJobs(maxOpen = MAX_OPEN_JOBS): LongJobs {
  /** Time of the last progress of each open job. */
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

/** Functions that continue the jobs that are waiting, in Node. */
const waiting: (() => void)[] = [];

/** Continues one job. The next one continues after the event loop has looked for new input. */
function continueNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate?.(continueNext);
}

/**
 * Resolves after other waiting tasks have run. In Node, all jobs share one queue, because callbacks of `setImmediate` run
 * together, without new input between them. A job of workerd must not wait for another request, which can be dropped.
 */
function waitForOtherTasks(): Promise<void> {
  return new Promise((resolve) => {
    if (setImmediate === undefined) setTimeout(resolve, 0);
    else if (waiting.push(resolve) === 1) setImmediate(continueNext);
  });
}
