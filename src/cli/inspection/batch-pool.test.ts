import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { CliError } from '../cli-error.ts';
import { createBatchPool } from './batch-pool.ts';

/** A worker that dies of its first batch. */
class MortalWorker extends EventEmitter {
  readonly #death: [event: string, value: unknown];

  constructor(...death: [event: string, value: unknown]) {
    super();
    this.#death = death;
  }

  postMessage(): void {
    setImmediate(() => this.emit(...this.#death));
  }

  async terminate(): Promise<void> {}
}

it.each([
  ['error', new Error('Worker terminated due to reaching memory limit'), 'memory limit.'],
  ['exit', 1, 'code 1.'],
])('says by %s that a worker died, also to those who come later', async (event, value, words) => {
  const pool = createBatchPool(
    { kind: 'columns', known: {} },
    { threads: 2, batchNames: 1000 },
    () => new MortalWorker(event, value) as unknown as Worker,
  );
  const names = Array.from({ length: 1000 }, () => 'a.eth');
  const deaths = await Promise.allSettled([1, 2, 3].map(() => pool.run(names)));
  deaths.push(...(await Promise.allSettled([pool.run(names)])));
  for (const death of deaths) {
    const { reason } = death as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(CliError);
    expect(reason.message).toMatch(`A worker thread ended: `);
    expect(reason.message.endsWith(words)).toBe(true);
  }
  await pool.close();
});
