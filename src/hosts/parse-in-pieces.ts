import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of bytes that Node's HTTP parser gets at once. They can hold 80 requests. */
const PIECE_SIZE = 2_048;

/** Maximum time in milliseconds for the data of one connection before other connections get their turn. */
const MAX_PARSE_TIME = 2;

/**
 * Gives Node's HTTP parser the data of each new connection in small pieces, and no more while a request waits for the
 * response to an earlier one. Node alone parses up to 64 kB at once. They can hold 3,000 requests, so twenty
 * connections would keep a server busy for seconds.
 */
export function parseInPieces(server: Server, maxTime = MAX_PARSE_TIME): void {
  /** Number of requests of each connection whose response has not ended. */
  const unanswered = new WeakMap<Socket, number>();

  function count(socket: Socket, change: number): number {
    const total = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, total);
    return total;
  }

  server.prependListener('request', ({ socket }, outgoing) => {
    count(socket, 1);
    outgoing.once('close', () => {
      if (count(socket, -1) < 2) socket.resume();
    });
  });

  // Otherwise, Node answers requests with an unknown `Expect` field at once. RFC 9110 allows ignoring the field.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));

  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data') as ((data: Buffer) => void)[];
    if (parse === undefined) return;
    /** Whether other connections have their turn. */
    let isResting = false;
    const canParse = () => !isResting && count(socket, 0) < 2 && !socket.isPaused();
    const rest = () => {
      isResting = true;
      setImmediate(() => {
        isResting = false;
        socket.resume();
      });
    };
    socket.off('data', parse);
    socket.on('data', (data: Buffer) => {
      const start = performance.now();
      let position = 0;
      while (position < data.length && canParse()) {
        parse(data.subarray(position, position + PIECE_SIZE));
        if (socket.destroyed) return;
        position += PIECE_SIZE;
        if (performance.now() - start >= maxTime) rest();
      }
      if (position >= data.length) return;
      // Node also resumes the connection itself, for example after a response.
      socket.pause();
      socket.unshift(data.subarray(position));
    });
  });
}
