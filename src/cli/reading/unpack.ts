import { once } from 'node:events';
import { createGunzip } from 'node:zlib';
import { isGzip } from '../../lists/readers/text-kind.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { untilAborted } from '../../primitives/with-timeout.ts';

/** Length of the gzip signature. */
const SIGNATURE_BYTES = 3;

/**
 * Yields the bytes of a list, decompressed if they start with the gzip signature. The file name doesn't matter.
 *
 * @throws UnreadableSourceError if the gzip data is damaged or truncated
 */
export async function* unpack(rawBytes: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  while (head.length < SIGNATURE_BYTES) {
    const next = await rawBytes.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* readAll() {
    if (head.length > 0) yield head;
    yield* rawBytes;
  }
  if (!isGzip(head)) return yield* readAll();
  try {
    yield* unpackGzip(readAll());
  } catch (error) {
    if (error instanceof UnreadableSourceError) throw error;
    throw new UnreadableSourceError('The gzip data is damaged or incomplete.', error);
  }
}

/** Number of compressed bytes per write. They can expand to a thousand times as many bytes. */
const STEP_BYTES = 2048;

/**
 * Decompresses gzip data with one or several members. Ignores zero bytes after the last member, because some tools pad
 * files with them. Node also ignores other data after a zero byte, but here such data counts as damage. If the data is
 * damaged or truncated, yields everything before the faulty step and then throws. Piping through `createGunzip` would
 * lose more data.
 */
export async function* unpackGzip(
  compressed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const unpacked: Uint8Array[] = [];
  gunzip.on('data', (chunk: Uint8Array) => unpacked.push(chunk));
  const failed = new AbortController();
  gunzip.on('error', (error) => failed.abort(error));
  const ended = once(gunzip, 'end');
  ended.catch(() => undefined); // Prevents an unhandled rejection. `failed` has the same error.
  let count = 0;
  try {
    for await (const bytes of compressed) {
      for (let start = 0; start < bytes.length; start += STEP_BYTES) {
        const step = bytes.subarray(start, start + STEP_BYTES);
        const written = new Promise<void>((resolve) => gunzip.write(step, () => resolve()));
        await untilAborted(written, failed.signal);
        yield* unpacked.splice(0);
        count += step.length;
        const unread = step.subarray(Math.max(0, step.length - count + gunzip.bytesWritten));
        if (unread.some((byte) => byte !== 0)) throw new Error('Data follows the last member.');
      }
    }
    gunzip.end();
    await ended;
    yield* unpacked.splice(0);
  } catch (error) {
    yield* unpacked.splice(0);
    throw error;
  } finally {
    gunzip.destroy();
  }
}
