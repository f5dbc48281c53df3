// Runs costly tasks on a thread of thread-pool.ts.

import { Tinypool } from 'tinypool';
import { runTask, type Task } from '../api/tasks.ts';
import { retryableOnce } from '../primitives/retryable-once.ts';
import { createNodeInspector } from './node.ts';

const loadInspector = retryableOnce(() => createNodeInspector(Tinypool.workerData));

/** A thread is terminated when the client of its task disconnects, so the signal of a task is never aborted. */
const { signal } = new AbortController();

/** Runs a task. Returns the result as JSON in UTF-8, or a problem. */
// biome-ignore lint/style/noDefaultExport: tinypool calls the default export
export default async function runOnThread(task: Task) {
  const outcome = await runTask(await loadInspector(), task, signal);
  return outcome.ok ? Tinypool.move(outcome.value) : outcome.problem;
}
