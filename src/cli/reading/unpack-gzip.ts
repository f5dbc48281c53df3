import { once } from 'node:events';
import { createGunzip } from 'node:zlib';

/** Packed bytes that are unpacked at once: a thousand times as many may come out of them. */
const STEP_BYTES = 2048;

/**
 * The bytes in a gzip file of one or several members, as they come. Of a file that is damaged or breaks off, what
 * comes before the step with the fault is given before the error is thrown; a pipe would drop more.
 */
export async function* unpackGzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const unpacked: Uint8Array[] = [];
  gunzip.on('data', (piece: Uint8Array) => unpacked.push(piece));
  const failed = once(gunzip, 'error').then(([error]) => Promise.reject(error));
  // Only the races below look at it.
  failed.catch(() => undefined);
  const ended = once(gunzip, 'end');
  ended.catch(() => undefined);
  try {
    for await (const bytes of packed) {
      for (let start = 0; start < bytes.length; start += STEP_BYTES) {
        const taken = new Promise<void>((resolve) => {
          gunzip.write(bytes.subarray(start, start + STEP_BYTES), () => resolve());
        });
        await Promise.race([taken, failed]);
        yield* unpacked.splice(0);
      }
    }
    gunzip.end();
    await Promise.race([ended, failed]);
    yield* unpacked.splice(0);
  } catch (error) {
    yield* unpacked.splice(0);
    throw error;
  } finally {
    gunzip.destroy();
  }
}
