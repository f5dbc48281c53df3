// Runs batches on a thread of its own: one message in, one out, in order.

import { parentPort, workerData } from 'node:worker_threads';
import { type BatchTask, createRunBatch } from './batch-task.ts';

// Awaited for each batch: Deno loses the messages that come before somebody listens.
const ready = createRunBatch(workerData as BatchTask);

parentPort?.on('message', async (names: readonly string[]) => {
  const runBatch = await ready;
  const answer = runBatch(names);
  const buffers = Object.values(answer)
    .filter(ArrayBuffer.isView)
    .map(({ buffer }) => buffer);
  parentPort?.postMessage(answer, buffers as ArrayBuffer[]);
});
