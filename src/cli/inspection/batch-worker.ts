// Runs batches on a thread of its own: one message in, one out, in order.

import { parentPort, workerData } from 'node:worker_threads';
import { type BatchTask, createRunBatch } from './batch-task.ts';

const runBatch = await createRunBatch(workerData as BatchTask);

parentPort?.on('message', (names: readonly string[]) => {
  const answer = runBatch(names);
  const buffers = Object.values(answer)
    .filter(ArrayBuffer.isView)
    .map(({ buffer }) => buffer);
  parentPort?.postMessage(answer, buffers as ArrayBuffer[]);
});
