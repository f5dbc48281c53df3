import { Transform, type TransformCallback } from 'node:stream';

const LINE_FEED = 0x0a;

/** Why a line is not passed on. */
export type LineFault = 'too_long' | 'not_json';

interface LineFilterOptions {
  /** Maximum length of a line, excluding its line feed, in bytes. */
  readonly maxBytes: number;
  /** Called with the parsed value of each JSON line. Returns whether to pass on the line. */
  readonly accepts: (value: unknown) => boolean;
  /** Called for every other dropped line, when its end arrives or the stream ends. */
  readonly onFault: (fault: LineFault) => void;
  /** Called after the last line. The stream ends when the promise resolves. */
  readonly beforeEnd: () => Promise<void>;
}

/**
 * Creates a stream that passes on lines of JSON. Drops all other lines, and never buffers the whole of a line that is
 * too long.
 */
export function createLineFilter({
  maxBytes,
  accepts,
  onFault,
  beforeEnd,
}: LineFilterOptions): Transform {
  let parts: Uint8Array[] = [];
  let length = 0;

  function add(part: Uint8Array): void {
    length += part.length;
    if (length <= maxBytes) parts.push(part);
    else parts = [];
  }

  /** Returns the collected line with a line feed, or null if it is dropped. */
  function takeLine(): Buffer | null {
    const line = Buffer.concat([...parts, Buffer.of(LINE_FEED)]);
    const isTooLong = length > maxBytes;
    parts = [];
    length = 0;
    const json = isTooLong ? null : parseJson(line);
    if (json) return accepts(json.value) ? line : null;
    onFault(isTooLong ? 'too_long' : 'not_json');
    return null;
  }

  return new Transform({
    transform(chunk: Uint8Array, _, callback: TransformCallback) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
        add(chunk.subarray(start, end));
        start = end + 1;
        const line = takeLine();
        if (line) this.push(line);
      }
      add(chunk.subarray(start));
      callback();
    },
    flush(callback) {
      // A line without its line feed is not a message.
      if (length > maxBytes) onFault('too_long');
      void beforeEnd().then(() => callback());
    },
  });
}

function parseJson(line: Buffer): { value: unknown } | null {
  try {
    return { value: JSON.parse(line.toString()) };
  } catch {
    return null;
  }
}

/** A request that the server answers only when the connection ends. */
const ENDLESS = 'subscriptions/listen';

type Id = string | number;

interface Message {
  id?: Id;
  method?: string;
  params?: { requestId?: Id };
}

/**
 * Counts the requests that were received but not yet answered.
 *
 * @param maxWait maximum time to wait for answers, in milliseconds
 */
export function createOpenCalls(maxWait: number) {
  const counts = new Map<Id, number>();
  let onAnswered = () => {};

  function remove(id: Id | undefined): void {
    if (id === undefined) return;
    const count = (counts.get(id) ?? 0) - 1;
    if (count > 0) counts.set(id, count);
    else counts.delete(id);
    if (counts.size === 0) onAnswered();
  }

  return {
    addReceived(message: object) {
      const { id, method, params }: Message = message;
      // A cancelled request gets no answer.
      if (method === 'notifications/cancelled') remove(params?.requestId);
      else if (id !== undefined && method !== undefined && method !== ENDLESS) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    },
    addSent(message: object) {
      const { id, method }: Message = message;
      if (method === undefined) remove(id);
    },
    /** Resolves when every request is answered, or after a time limit. */
    whenAnswered: () =>
      new Promise<void>((resolve) => {
        if (counts.size === 0) return resolve();
        const timer = setTimeout(resolve, maxWait);
        onAnswered = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
