import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Maximum number of waiting requests on all connections of a server. `parseInPieces` lets 19 of a connection wait. */
const MAX_WAITING = 4_000;

/** Maximum number of requests that start at once, and number of event loop iterations before more can start. */
const STARTS = { max: 16, iterations: 10 };

/**
 * Returns a function that starts requests in order, a few at a time. Between these groups of requests, the event loop
 * handles new input.
 * Node accepts only one connection per iteration of the event loop, so hundreds of busy connections would keep out new
 * ones for seconds.
 */
function createStarter(): (start: () => void) => void {
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

  return (start) => {
    if (left > 0 && waiting.length === 0) run(start);
    else waiting.push(start);
  };
}

/**
 * Handles the requests of each connection one after another. Closes the connection if too many are waiting on all
 * connections.
 */
export function queueRequests(handle: NodeListener, maxWaiting = MAX_WAITING): NodeListener {
  const startSoon = createStarter();
  /** The waiting requests of each connection that has an unanswered request. */
  const queues = new WeakMap<Socket, (() => void)[]>();
  /** Number of waiting requests on all connections. */
  let total = 0;

  /** Removes the queue of a connection. */
  function removeQueue(this: Socket): void {
    total -= queues.get(this)?.length ?? 0;
    queues.delete(this);
  }

  return (incoming, outgoing) => {
    const { socket } = incoming;
    // After a connection closes, Node still parses the data that it has already received.
    if (socket.destroyed) return;
    const start = () => {
      outgoing.once('close', startNext);
      startSoon(() => {
        if (!outgoing.destroyed) handle(incoming, outgoing);
      });
    };
    const startNext = () => {
      if (socket.destroyed) return;
      const next = queues.get(socket)?.shift();
      if (next) {
        total -= 1;
        next();
      } else {
        socket.off('close', removeQueue);
        queues.delete(socket);
      }
    };
    const queue = queues.get(socket);
    if (queue === undefined) {
      queues.set(socket, []);
      // Node never closes a response that is behind a response of its own, such as 417, when the connection closes.
      socket.once('close', removeQueue);
      start();
    } else if (total < maxWaiting) {
      queue.push(start);
      total += 1;
    } else {
      socket.destroy();
    }
  };
}
