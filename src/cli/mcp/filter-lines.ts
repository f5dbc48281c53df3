import { Transform, type TransformCallback } from 'node:stream';

const LINE_FEED = 0x0a;

/** Why a line is not passed on. */
export type LineFault = 'too_long' | 'not_json';

/**
 * Creates a stream that passes on lines of JSON. Drops all other lines, and never buffers the whole of a line that is
 * too long.
 *
 * @param maxBytes maximum length of a line without its line feed
 * @param onFault called for each dropped line when its end arrives or the stream ends
 */
export function createLineFilter(maxBytes: number, onFault: (fault: LineFault) => void): Transform {
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
    if (!isTooLong && isJson(line)) return line;
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
      callback();
    },
  });
}

function isJson(line: Buffer): boolean {
  try {
    JSON.parse(line.toString());
    return true;
  } catch {
    return false;
  }
}
