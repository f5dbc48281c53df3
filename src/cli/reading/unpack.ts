import { isGzip } from '../../lists/readers/text-kind.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { unpackGzip } from './unpack-gzip.ts';

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
  const all = prepend(head, rawBytes);
  if (!isGzip(head)) yield* all;
  else yield* unpackOrThrow(all);
}

async function* prepend(head: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  if (head.length > 0) yield head;
  yield* rest;
}

async function* unpackOrThrow(compressed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* unpackGzip(compressed);
  } catch (error) {
    if (error instanceof UnreadableSourceError) throw error;
    throw new UnreadableSourceError('The gzip data is damaged or incomplete.', error);
  }
}
