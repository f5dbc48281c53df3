// Lets other requests run between two tasks of a server.

const { setImmediate } = globalThis as {
  setImmediate?: (callback: (iterations: number) => void, iterations: number) => void;
};

/** Resolve functions of the tasks that wait for their turn. Used only in Node. */
const turns: (() => void)[] = [];

/** Iterations of the event loop between two tasks. Node accepts only one connection per iteration of the event loop. */
const ITERATIONS = 20;

/** Continues one task after some iterations of the event loop, which handle new input. */
function continueAfter(iterations: number): void {
  if (iterations > 0) {
    setImmediate?.(continueAfter, iterations - 1);
    return;
  }
  turns.shift()?.();
  if (turns.length > 0) continueAfter(ITERATIONS);
}

/**
 * Resolves when a task that takes more than a millisecond can run. In Node, new connections and requests are handled
 * between two of these tasks. workerd has no such queue.
 *
 * @throws the reason of the signal if it is aborted by then
 */
export async function takeTurn(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    if (setImmediate === undefined) setTimeout(resolve, 0);
    else if (turns.push(resolve) === 1) continueAfter(ITERATIONS);
  });
  signal.throwIfAborted();
}
