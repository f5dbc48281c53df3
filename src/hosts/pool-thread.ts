// Runs costly tasks on a thread of thread-pool.ts.

import { constants, setPriority } from 'node:os';
import { Tinypool } from 'tinypool';
import { runTask, type Task } from '../api/tasks.ts';
import { retryableOnce } from '../primitives/retryable-once.ts';
import { createNodeInspector } from './node.ts';

// On Linux, this changes only the priority of this thread. Short requests on the main thread then run first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const loadInspector = retryableOnce(() => createNodeInspector(Tinypool.workerData));

/** A thread is terminated when the client of its task disconnects, so the signal of a task is never aborted. */
const { signal } = new AbortController();

/** Runs a task. Returns the result as JSON in UTF-8, or a problem. */
// biome-ignore lint/style/noDefaultExport: tinypool calls the default export
export default async function runOnThread(task: Task) {
  const outcome = await runTask(await loadInspector(), task, signal);
  return outcome.ok ? Tinypool.move(outcome.value) : outcome.problem;
}
