import { createListeners } from '../../primitives/create-listeners.ts';

const running = new Set<Promise<unknown>>();
const { notify, subscribe } = createListeners();

/** Postpones updates of the page until the work has settled, because a reload would lose it. */
export function deferUpdateUntil(work: Promise<unknown>): void {
  running.add(work);
  notify();
  const end = () => {
    running.delete(work);
    notify();
  };
  work.then(end, end);
}

/** Checks whether a reload would lose running work. */
export function isJobRunning(): boolean {
  return running.size > 0;
}

/** Calls the listener after every change of {@link isJobRunning}. */
export const subscribeToJobs = subscribe;
