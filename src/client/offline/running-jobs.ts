import { createListeners } from '../../primitives/create-listeners.ts';

const running = new Set<Promise<unknown>>();
const { notify, subscribe } = createListeners();

/** Work that a reload would lose: the page is not updated before this has settled. */
export function deferUpdateUntil(work: Promise<unknown>): void {
  running.add(work);
  notify();
  const end = () => {
    running.delete(work);
    notify();
  };
  work.then(end, end);
}

/** Whether some work would be lost by a reload now. */
export function isJobRunning(): boolean {
  return running.size > 0;
}

/** Calls the listener after every change of {@link isJobRunning}. */
export const subscribeToJobs = subscribe;
