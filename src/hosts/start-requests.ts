import type { IncomingMessage, ServerResponse } from 'node:http';

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Maximum number of requests that start at once, and number of event loop iterations before more can start. */
const STARTS = { max: 16, iterations: 10 };

/**
 * Starts requests in order, a few at a time. Between these groups of requests, the event loop handles new input.
 * Node accepts only one connection per iteration of the event loop, so hundreds of busy connections would keep out new
 * ones for seconds.
 */
export function startFewAtOnce(handle: NodeListener): NodeListener {
  const waiting: (() => void)[] = [];
  let left = STARTS.max;

  function rest(iterations: number): void {
    if (iterations > 0) {
      setImmediate(rest, iterations - 1);
      return;
    }
    left = STARTS.max;
    for (const start of waiting.splice(0, left)) run(start);
  }

  function run(start: () => void): void {
    if (left === STARTS.max) setImmediate(rest, STARTS.iterations);
    left -= 1;
    start();
  }

  return (incoming, outgoing) => {
    const start = () => {
      if (!outgoing.destroyed && !incoming.socket.destroyed) handle(incoming, outgoing);
    };
    if (left > 0 && waiting.length === 0) run(start);
    else waiting.push(start);
  };
}
