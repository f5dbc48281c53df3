import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of bytes that Node's HTTP parser gets at once. They can hold 19 requests. */
const PIECE_SIZE = 512;

/** Maximum time in milliseconds for the data of one connection before other connections get their turn. */
const MAX_PARSE_TIME = 2;

/** Maximum number of parsed bytes of a body that its reader has not taken yet. */
const MAX_UNREAD = 16_384;

/**
 * Gives Node's HTTP parser the data of each new connection in small pieces, and no more while the response to a request
 * is missing or its body is not read. Node alone parses up to 64 kB at once. They can hold 3,000 requests or 10,000
 * chunks of a body, so a few connections would keep a server busy for seconds and fill its memory.
 */
export function parseInPieces(server: Server, maxTime = MAX_PARSE_TIME): void {
  const connections = new WeakMap<Socket, Connection>();
  /** Connections that wait for their turn. */
  const waiting: Connection[] = [];

  function giveTurn(): void {
    const connection = waiting.shift();
    if (connection) {
      connection.isWaiting = false;
      resume(connection);
    }
    if (waiting.length > 0) setImmediate(giveTurn);
  }

  /** Resumes a connection after all others that wait. The event loop iterates before each of them. */
  function resumeLater(connection: Connection): void {
    if (connection.isWaiting) return;
    connection.isWaiting = true;
    if (waiting.push(connection) === 1) setImmediate(giveTurn);
  }

  server.prependListener('request', (incoming, outgoing) => {
    const connection = connections.get(incoming.socket);
    if (!connection) return;
    connection.latest = incoming;
    connection.unanswered += 1;
    outgoing.once('close', () => {
      connection.unanswered -= 1;
      resume(connection);
    });
    // Node calls this method when the reader has taken a part of the body.
    const readMore = incoming._read;
    incoming._read = (size) => {
      readMore.call(incoming, size);
      if (connection.isHeld) resumeLater(connection);
    };
  });

  // Otherwise, Node answers requests with an unknown `Expect` field at once. RFC 9110 allows ignoring the field.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));

  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data') as ((data: Buffer) => void)[];
    if (parse === undefined) return;
    const connection: Connection = { socket, unanswered: 0, isWaiting: false, isHeld: false };
    connections.set(socket, connection);
    socket.off('data', parse);
    socket.on('data', (data: Buffer) => {
      connection.isHeld = false;
      const start = performance.now();
      let position = 0;
      while (position < data.length && canParse(connection) && !socket.isPaused()) {
        parse(data.subarray(position, position + PIECE_SIZE));
        if (socket.destroyed) return;
        position += PIECE_SIZE;
        if (performance.now() - start >= maxTime) resumeLater(connection);
      }
      if (position >= data.length) return;
      // Node pauses connections too, and resumes those itself.
      connection.isHeld = !socket.isPaused();
      socket.pause();
      socket.unshift(data.subarray(position));
    });
  });
}

interface Connection {
  readonly socket: Socket;
  /** The last request. */
  latest?: IncomingMessage;
  /** Number of requests whose response has not ended. */
  unanswered: number;
  /** Whether other connections have their turn first. */
  isWaiting: boolean;
  /** Whether this module has paused the connection. */
  isHeld: boolean;
}

/** Checks whether the parser can get more data: the next request, or more of a body that is being read. */
function canParse({ isWaiting, unanswered, latest }: Connection): boolean {
  if (isWaiting) return false;
  if (unanswered === 0 || latest === undefined) return true;
  return unanswered === 1 && !latest.complete && latest.readableLength < getMaxUnread(latest);
}

/** Returns the number of unread bytes at which parsing stops. Each chunk of a body takes 250 bytes of memory. */
function getMaxUnread({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined ? MAX_UNREAD : 1;
}

/** Resumes a connection that this module has paused. Node fails if it gets data of a connection that it has paused. */
function resume(connection: Connection): void {
  if (!connection.isHeld || !canParse(connection)) return;
  connection.isHeld = false;
  connection.socket.resume();
}
