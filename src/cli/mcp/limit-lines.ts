import { Transform, type TransformCallback } from 'node:stream';

const LINE_FEED = 0x0a;

/**
 * Creates a stream that passes lines on and drops those that are too long, without keeping them in memory.
 *
 * @param maxBytes maximum length of a line without its line feed
 * @param onTooLong called for each dropped line when its end arrives or the stream ends
 */
export function createLineLimiter(maxBytes: number, onTooLong: () => void): Transform {
  let open: Uint8Array[] = [];
  let length = 0;
  let isTooLong = false;

  function add(part: Uint8Array): void {
    length += part.length;
    if (length > maxBytes) isTooLong = true;
    if (isTooLong) open = [];
    else open.push(part);
  }

  function take(): Uint8Array | null {
    const line = isTooLong ? null : Buffer.concat(open);
    if (isTooLong) onTooLong();
    open = [];
    length = 0;
    isTooLong = false;
    return line;
  }

  return new Transform({
    transform(chunk: Uint8Array, _, callback: TransformCallback) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
        add(chunk.subarray(start, end));
        const line = take();
        if (line) this.push(Buffer.concat([line, Buffer.of(LINE_FEED)]));
        start = end + 1;
      }
      add(chunk.subarray(start));
      callback();
    },
    flush(callback) {
      if (isTooLong) onTooLong();
      callback();
    },
  });
}
