/** Long work on the page's thread stops this often, in milliseconds, so that the page can answer. */
const MAX_SLICE_MS = 8;

/** Waits for the page's other work when the current slice is used up; throws when aborted. */
export type Yielder = () => Promise<void> | undefined;

function waitForNextTask(): Promise<void> {
  // A message, unlike a timer, is not held back in a hidden tab.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Slices for one piece of work: call the returned function between its steps. */
export function createYielder(signal?: AbortSignal): Yielder {
  let started = performance.now();
  return () => {
    signal?.throwIfAborted();
    if (performance.now() - started < MAX_SLICE_MS) return undefined;
    return waitForNextTask().then(() => {
      signal?.throwIfAborted();
      started = performance.now();
    });
  };
}
