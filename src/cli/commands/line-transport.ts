import {
  INVALID_REQUEST,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  PARSE_ERROR,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import type { CliIo } from '../terminal/cli-io.ts';

const LINE_FEED = 0x0a;

/** Maximum length of a message in bytes. A text of 1,000,000 characters fits, unless most of it is escaped. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Maximum time to answer pending requests after the client closes standard input, in milliseconds. */
const MAX_WAIT = 60_000;

/** A request that the server answers only when the connection ends. */
const ENDLESS = 'subscriptions/listen';

/** Reason why a message is skipped. Does not quote the message. */
export const UNHANDLED = 'A message could not be handled and was skipped.';

interface TransportOptions {
  /** Called with the reason why a message is skipped. */
  readonly onFault: (description: string) => void;
  /** Maximum length of a line in bytes, without its line feed. */
  readonly maxBytes?: number;
  readonly maxWait?: number;
}

/**
 * Creates a transport with one JSON message per line. Skips all other lines, and never buffers the whole of a line that
 * is too long. If the client closes standard input, answers every request before it closes.
 */
export function createLineTransport(
  { stdin, output: { stream } }: Pick<CliIo, 'stdin' | 'output'>,
  { onFault, maxBytes = MAX_BYTES, maxWait = MAX_WAIT }: TransportOptions,
): Transport {
  let parts: Uint8Array[] = [];
  let length = 0;
  let isClosed = false;
  /** Numbers of the requests without an answer, by ID. */
  const open = new Map<RequestId, number>();
  let onAnswered = () => {};

  const transport: Transport = {
    async start() {
      stdin.on('data', read).on('end', end).on('close', end).on('error', close);
      stream.on('error', close);
    },
    async send(message) {
      if (isClosed) throw new Error('The connection is closed.');
      const hasRoom = stream.write(`${JSON.stringify(message)}\n`);
      if (!('method' in message)) removeOpen(message.id);
      if (!hasRoom) {
        await new Promise<void>((resolve) => stream.once('drain', resolve).once('close', resolve));
      }
    },
    close: async () => close(),
  };

  function read(chunk: Uint8Array): void {
    let start = 0;
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, start)) {
      addPart(chunk.subarray(start, at));
      start = at + 1;
      readLine();
    }
    addPart(chunk.subarray(start));
  }

  function addPart(part: Uint8Array): void {
    length += part.length;
    if (length <= maxBytes) parts.push(part);
    else parts = [];
  }

  /** Passes on the collected line, or refuses it. */
  function readLine(): void {
    const isTooLong = length > maxBytes;
    const json = parseJson(Buffer.concat(parts).toString());
    parts = [];
    length = 0;
    if (isTooLong) refuseLength();
    else if (json) readMessage(json.value);
    else refuse(null, PARSE_ERROR, 'A line is not JSON and was skipped.');
  }

  function readMessage(value: unknown): void {
    if (isMessage(value)) {
      countOpen(value);
      transport.onmessage?.(value);
      return;
    }
    const { id, method } = (value ?? {}) as { id?: unknown; method?: unknown };
    // A message with a method but no ID is a notification, which is never answered.
    if (id === undefined && method !== undefined) onFault(UNHANDLED);
    else refuse(isId(id) ? id : null, INVALID_REQUEST, UNHANDLED);
  }

  const refuseLength = () =>
    refuse(null, PARSE_ERROR, `A message is longer than ${maxBytes} bytes and was skipped.`);

  function refuse(id: RequestId | null, code: number, message: string): void {
    onFault(message);
    // The types of the protocol require an ID, but the ID of a message that cannot be parsed is not known.
    const answer = { jsonrpc: '2.0', id, error: { code, message } };
    transport.send(answer as JSONRPCMessage).catch(() => {});
  }

  function countOpen(message: JSONRPCMessage): void {
    if (isJSONRPCRequest(message)) {
      if (message.method !== ENDLESS) open.set(message.id, (open.get(message.id) ?? 0) + 1);
    } else if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      // A cancelled request gets no answer.
      removeOpen(message.params?.requestId as RequestId | undefined);
    }
  }

  function removeOpen(id: RequestId | undefined): void {
    if (id === undefined) return;
    const count = (open.get(id) ?? 0) - 1;
    if (count > 0) open.set(id, count);
    else open.delete(id);
    if (open.size === 0) onAnswered();
  }

  /** Closes when every request is answered, or after a time limit. A line without its line feed is not a message. */
  function end(): void {
    if (isClosed) return;
    if (length > maxBytes) refuseLength();
    length = 0;
    const timer = setTimeout(close, maxWait);
    onAnswered = () => {
      clearTimeout(timer);
      // By then, the last answer is sent.
      setImmediate(close);
    };
    if (open.size === 0) onAnswered();
  }

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    // An open standard input would keep the process alive.
    stdin.off('data', read).destroy();
    transport.onclose?.();
  }

  return transport;
}

function isMessage(value: unknown): value is JSONRPCMessage {
  return isJSONRPCRequest(value) || isJSONRPCNotification(value) || isJSONRPCResponse(value);
}

function isId(id: unknown): id is RequestId {
  return typeof id === 'string' || typeof id === 'number';
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
