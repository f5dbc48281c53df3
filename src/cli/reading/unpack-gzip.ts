import { once } from 'node:events';
import { createGunzip } from 'node:zlib';

/** Number of compressed bytes per write. They can expand to a thousand times as many bytes. */
const STEP_BYTES = 2048;

/**
 * Decompresses gzip data with one or several members. If the data is damaged or truncated, yields everything before the
 * faulty step and then throws. A pipe through `createGunzip` would lose more.
 */
export async function* unpackGzip(
  compressed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const unpacked: Uint8Array[] = [];
  gunzip.on('data', (chunk: Uint8Array) => unpacked.push(chunk));
  const failed = once(gunzip, 'error').then(([error]) => Promise.reject(error));
  // Only the races below handle these rejections.
  failed.catch(() => undefined);
  const ended = once(gunzip, 'end');
  ended.catch(() => undefined);
  try {
    for await (const bytes of compressed) {
      for (let start = 0; start < bytes.length; start += STEP_BYTES) {
        const written = new Promise<void>((resolve) => {
          gunzip.write(bytes.subarray(start, start + STEP_BYTES), () => resolve());
        });
        await Promise.race([written, failed]);
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
