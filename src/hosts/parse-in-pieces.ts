import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of bytes outside a body of known length that Node's HTTP parser gets at once. */
const PIECE_SIZE = 512;

/** Maximum time in milliseconds for the data of all connections in one iteration of the event loop. */
const MAX_PARSE_TIME = 2;

/**
 * Limits of parsed data that the server has not read, in bytes: `body` limits the body, and `sizes` limits the lines that
 * contain the sizes of its chunks. Each chunk takes 250 bytes of memory, however small it is.
 */
const MAX_UNREAD = { body: 16_384, sizes: 512 };

/** The end of a header, or of a body in chunks. */
const HEAD_END = /\n\r?\n/;

/**
 * Gives Node's HTTP parser the data of each new connection in small pieces: one request at a time, and no more while its
 * body is not read or its response is missing. Node alone parses up to 64 kB at once. They can hold 3,000 requests or
 * 10,000 chunks of a body, so a few connections would keep a server busy for seconds and fill its memory.
 *
 * The parser never waits within a header, because Node limits the time to receive a request.
 */
export function parseInPieces(server: Server, maxTime = MAX_PARSE_TIME): void {
  const connections = new WeakMap<Socket, Connection>();
  /** Connections that wait for their turn. */
  const waiting: Connection[] = [];

  /** When the time of this iteration of the event loop ends. Null if nothing was parsed in it. */
  let deadline: number | null = null;

  /** Checks whether the time of this iteration of the event loop is over. */
  function isLate(): boolean {
    if (deadline !== null) return performance.now() >= deadline;
    deadline = performance.now() + maxTime;
    setImmediate(() => {
      deadline = null;
    });
    return false;
  }

  function giveTurn(): void {
    const connection = waiting.shift();
    if (connection) {
      connection.isWaiting = false;
      connection.hasTurn = resume(connection);
    }
    if (waiting.length === 0) return;
    if (isLate()) setImmediate(giveTurn);
    // Runs after the data of the resumed connection.
    else process.nextTick(giveTurn);
  }

  /** Resumes a connection after all others that wait. */
  function resumeLater(connection: Connection): void {
    if (connection.isWaiting) return;
    connection.isWaiting = true;
    if (waiting.push(connection) === 1) setImmediate(giveTurn);
  }

  server.prependListener('request', (incoming, outgoing) => {
    const connection = connections.get(incoming.socket);
    if (!connection) return;
    const { headers } = incoming;
    const hasLength = headers['transfer-encoding'] === undefined;
    connection.request = incoming;
    connection.bodyLeft = hasLength ? Number(headers['content-length'] ?? 0) : 0;
    outgoing.once('close', () => {
      connection.request = null;
      resume(connection);
    });
    const read = incoming.read;
    incoming.read = (size) => {
      const part = read.call(incoming, size);
      if (connection.isHeld) resumeLater(connection);
      return part;
    };
  });

  // Otherwise, Node answers requests with an unknown `Expect` field at once. RFC 9110 allows ignoring the field.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));

  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data') as ((data: Buffer) => void)[];
    if (parse === undefined) return;
    const connection = new Connection(socket);
    connections.set(socket, connection);
    socket.off('data', parse);
    socket.on('data', (data: Buffer) => {
      connection.isHeld = false;
      let position = 0;
      while (position < data.length && canParse(connection) && !socket.isPaused()) {
        const mustWait = isLate() || (position > 0 && waiting.length > 0);
        if (mustWait && !connection.hasTurn) {
          resumeLater(connection);
          break;
        }
        connection.hasTurn = false;
        const piece = cutPiece(connection, data.subarray(position));
        parse(piece);
        if (socket.destroyed) return;
        position += piece.length;
      }
      if (position >= data.length) return;
      // Node pauses connections too, and resumes those itself.
      connection.isHeld = !socket.isPaused();
      socket.pause();
      socket.unshift(data.subarray(position));
    });
  });
}

class Connection {
  readonly socket: Socket;
  /** The request whose response has not ended. */
  request: IncomingMessage | null = null;
  /** Number of bytes of the body that have not arrived, if its length is known. */
  bodyLeft = 0;
  /** Number of bytes parsed since the whole parsed part of the body was read. */
  unread = 0;
  /** The last parsed characters, which may be the start of {@link HEAD_END}. */
  tail = '';
  /** Whether other connections have their turn first. */
  isWaiting = false;
  /** Whether the connection can parse one piece, even if the time is over. */
  hasTurn = false;
  /** Whether this module has paused the connection. */
  isHeld = false;

  constructor(socket: Socket) {
    this.socket = socket;
  }
}

/** Returns the next piece for the parser. It ends before the next request, so that no request is parsed in part. */
function cutPiece(connection: Connection, data: Buffer): Buffer {
  const piece = connection.bodyLeft > 0 ? cutBody(connection, data) : cutHead(connection, data);
  if (!connection.request?.readableLength) connection.unread = 0;
  connection.unread += piece.length;
  return piece;
}

function cutBody(connection: Connection, data: Buffer): Buffer {
  const piece = data.subarray(0, Math.min(connection.bodyLeft, MAX_UNREAD.body));
  connection.bodyLeft -= piece.length;
  return piece;
}

function cutHead(connection: Connection, data: Buffer): Buffer {
  const piece = data.subarray(0, PIECE_SIZE);
  const { tail } = connection;
  const text = tail + piece.toString('latin1');
  const end = HEAD_END.exec(text);
  connection.tail = end ? '' : text.slice(-2);
  return end ? piece.subarray(0, end.index + end[0].length - tail.length) : piece;
}

/** Checks whether the parser can get more data: the next request, or more of a body that is being read. */
function canParse({ request, isWaiting, unread }: Connection): boolean {
  if (isWaiting) return false;
  if (!request) return true;
  if (request.complete) return false;
  const length = request.readableLength;
  return length === 0 || (length < MAX_UNREAD.body && unread - length < MAX_UNREAD.sizes);
}

/**
 * Resumes a connection that this module has paused. Node fails if it gets data of a connection that it has paused.
 * Returns whether the connection was resumed.
 */
function resume(connection: Connection): boolean {
  if (!connection.isHeld || !canParse(connection)) return false;
  connection.isHeld = false;
  connection.socket.resume();
  return true;
}
