/** Maximum time in milliseconds that work runs on the main thread without a pause. */
const MAX_SLICE_MS = 8;

/** Yields to other tasks if the current time slice is used up. Throws if the work was aborted. */
export type Yielder = () => Promise<void> | undefined;

function waitForNextTask(): Promise<void> {
  // Browsers delay timers in hidden tabs, but not messages.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Creates a yielder for one piece of work. Call the yielder between steps. */
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
