// Runs batches on a worker thread. Each message with names gets one message with the result, in order.

import { parentPort, workerData } from 'node:worker_threads';
import { type BatchTask, createRunBatch } from './batch-pool.ts';

// Awaited in the listener, because Deno drops messages that arrive before a listener is added.
const loading = createRunBatch(workerData as BatchTask);

parentPort?.on('message', async (names: readonly string[]) => {
  const runBatch = await loading;
  const result = runBatch(names);
  const buffers = Object.values(result)
    .filter(ArrayBuffer.isView)
    .map(({ buffer }) => buffer);
  parentPort?.postMessage(result, buffers as ArrayBuffer[]);
});
