// Lets other requests run between two tasks of a server.

const { setImmediate } = globalThis as {
  setImmediate?: (callback: (iterations: number) => void, iterations: number) => void;
};

/** A task that waits until it can start. */
interface Turn {
  readonly signal: AbortSignal;
  readonly start: () => void;
}

/** Tasks that wait for their turn, in order. Used only in Node. */
const turns: Turn[] = [];

/** Iterations of the event loop between two tasks. Node accepts only one connection per iteration of the event loop. */
const ITERATIONS = 20;

/** Continues one task after some iterations of the event loop, which handle new input. Aborted tasks need no iterations. */
function continueAfter(iterations: number): void {
  if (iterations > 0) {
    setImmediate?.(continueAfter, iterations - 1);
    return;
  }
  let turn: Turn | undefined;
  do {
    turn = turns.shift();
    turn?.start();
  } while (turn?.signal.aborted);
  if (turns.length > 0) continueAfter(ITERATIONS);
}

/**
 * Resolves when a task that takes more than a millisecond can run. In Node, new connections and requests are handled
 * between two of these tasks. workerd has no such queue.
 *
 * @throws the reason of the signal if it is aborted by then
 */
export async function takeTurn(signal: AbortSignal): Promise<void> {
  await new Promise<void>((start) => {
    if (setImmediate === undefined) setTimeout(start, 0);
    else if (turns.push({ signal, start }) === 1) continueAfter(ITERATIONS);
  });
  signal.throwIfAborted();
}

/** Returns the number of tasks that wait for their turn. */
export function countWaitingTasks(): number {
  return turns.length;
}
