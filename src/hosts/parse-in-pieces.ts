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
  const states = new WeakMap<Socket, ConnectionState>();

  server.prependListener('request', ({ socket }, outgoing) => {
    const state = states.get(socket);
    if (!state) return;
    state.unanswered += 1;
    outgoing.once('close', () => {
      state.unanswered -= 1;
      resume(socket, state);
    });
  });

  // Otherwise, Node answers requests with an unknown `Expect` field at once. RFC 9110 allows ignoring the field.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));

  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data') as ((data: Buffer) => void)[];
    if (parse === undefined) return;
    const state = { unanswered: 0, isResting: false, isHeld: false };
    states.set(socket, state);
    const rest = () => {
      state.isResting = true;
      setImmediate(() => {
        state.isResting = false;
        resume(socket, state);
      });
    };
    socket.off('data', parse);
    socket.on('data', (data: Buffer) => {
      state.isHeld = false;
      const start = performance.now();
      let position = 0;
      while (position < data.length && canParse(state) && !socket.isPaused()) {
        parse(data.subarray(position, position + PIECE_SIZE));
        if (socket.destroyed) return;
        position += PIECE_SIZE;
        if (performance.now() - start >= maxTime) rest();
      }
      if (position >= data.length) return;
      // Node pauses connections too, and resumes those itself.
      state.isHeld = !socket.isPaused();
      socket.pause();
      socket.unshift(data.subarray(position));
    });
  });
}

interface ConnectionState {
  /** Number of requests whose response has not ended. */
  unanswered: number;
  /** Whether other connections have their turn. */
  isResting: boolean;
  /** Whether this module has paused the connection. */
  isHeld: boolean;
}

function canParse({ unanswered, isResting }: ConnectionState): boolean {
  return unanswered < 2 && !isResting;
}

/** Resumes a connection that this module has paused. Node fails if it gets data of a connection that it has paused. */
function resume(socket: Socket, state: ConnectionState): void {
  if (!state.isHeld || !canParse(state)) return;
  state.isHeld = false;
  socket.resume();
}
