import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { CliError } from '../terminal/exit-codes.ts';
import { createBatchPool } from './batch-pool.ts';

/** A worker that emits an event when it receives its first batch. */
class CrashingWorker extends EventEmitter {
  readonly #crash: [event: string, value: unknown];

  constructor(...crash: [event: string, value: unknown]) {
    super();
    this.#crash = crash;
  }

  postMessage(): void {
    setImmediate(() => this.emit(...this.#crash));
  }

  async terminate(): Promise<void> {}
}

it.each([
  ['error', new Error('Worker terminated due to reaching memory limit'), 'memory limit.'],
  ['exit', 1, 'exit code 1.'],
])(
  'rejects current and later batches after the %s event of a worker',
  async (event, value, end) => {
    const pool = createBatchPool(
      { kind: 'columns', known: {} },
      { threads: 2, batchNames: 1000 },
      () => new CrashingWorker(event, value) as unknown as Worker,
    );
    const names = Array.from({ length: 1000 }, () => 'a.eth');
    const results = await Promise.allSettled([1, 2, 3].map(() => pool.run(names)));
    results.push(...(await Promise.allSettled([pool.run(names)])));
    for (const result of results) {
      const { reason } = result as PromiseRejectedResult;
      expect(reason).toBeInstanceOf(CliError);
      expect(reason.message).toMatch(`A worker thread stopped: `);
      expect(reason.message.endsWith(end)).toBe(true);
    }
    await pool.close();
  },
);
