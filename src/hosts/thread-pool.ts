import { setFlagsFromString } from 'node:v8';
import { Tinypool } from 'tinypool';
import { createHandler, type HandlerOptions } from '../api/handler.ts';
import type { Cost, Task } from '../api/tasks.ts';
import type { Problem } from '../contract/problem.ts';
import type { WatchOptions } from '../engine/inspector.ts';
import { getErrorMessage } from '../primitives/get-error-message.ts';
import { lazy } from '../primitives/lazy.ts';

/** Memory limits of a thread, in MB. They leave room for the longest response and force early garbage collection. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 };

/** Module of a thread. In a checkout, this module runs as TypeScript, and the threads do too. */
const THREAD = import.meta.url.endsWith('.ts') ? './source-thread.mjs' : './pool-thread.js';

/**
 * Creates the handler of the API for a Node server. Costly requests run on two threads, which start with the first of
 * them: one for long requests, and one for medium requests, so that these never wait for the long ones. If a client
 * disconnects, its request is dropped, and a thread that runs it is replaced.
 *
 * @param known options of the inspectors on the threads, such as a watchlist
 */
export function createPooledHandler(
  options: HandlerOptions,
  known: WatchOptions = {},
): (request: Request) => Promise<Response> {
  // Otherwise, V8 lets the heap grow to four times the memory in use, and thousands of clients leave 100 MB of garbage.
  setFlagsFromString('--heap-growing-percent=40');

  function createPool(): Tinypool {
    const pool = new Tinypool({
      filename: new URL(THREAD, import.meta.url),
      // With fewer threads, requests would wait forever after their thread is replaced.
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: RESOURCE_LIMITS,
      workerData: known,
    });
    // Without a listener, a thread that fails between two tasks would end the process.
    return pool.on('error', (error) => options.onError?.(error));
  }
  const pools: Readonly<Record<Exclude<Cost, 'short'>, () => Tinypool>> = {
    medium: lazy(createPool),
    long: lazy(createPool),
  };
  return createHandler({
    ...options,
    async runElsewhere(task, cost, signal) {
      const result = await run(pools[cost](), task, signal);
      return result instanceof Uint8Array
        ? { ok: true, value: result }
        : { ok: false, problem: result };
    },
  });
}

async function run(
  pool: Tinypool,
  task: Task,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | Problem> {
  for (;;) {
    try {
      return await pool.run(task, { signal });
    } catch (error) {
      // tinypool can pass a task to a thread that it is about to replace.
      const isReplaced = getErrorMessage(error) === 'Terminating worker thread';
      if (!isReplaced || signal.aborted) throw error;
    }
  }
}
