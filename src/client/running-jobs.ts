const running = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Work that a reload would lose: the page is not updated before this has settled. */
export function keepPageUntil(work: Promise<unknown>): void {
  running.add(work);
  tell();
  const end = () => {
    running.delete(work);
    tell();
  };
  work.then(end, end);
}

/** Whether some work would be lost by a reload now. */
export function isJobRunning(): boolean {
  return running.size > 0;
}

/** Calls the listener after every change of {@link isJobRunning}. */
export function subscribeToJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
