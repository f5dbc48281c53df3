import { isGzip } from '../../lists/readers/text-kind.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { unpackGzip } from './unpack-gzip.ts';

/** Bytes that tell gzip. */
const MAGIC_BYTES = 3;

/** The bytes of a list: unpacked where they are gzip, whatever the file is called. Throws {@link UnreadableSourceError}. */
export async function* unpack(stored: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  while (head.length < MAGIC_BYTES) {
    const next = await stored.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const all = putBefore(head, stored);
  if (!isGzip(head)) yield* all;
  else yield* unpackKnown(all);
}

async function* putBefore(head: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  if (head.length > 0) yield head;
  yield* rest;
}

async function* unpackKnown(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* unpackGzip(packed);
  } catch (error) {
    if (error instanceof UnreadableSourceError) throw error;
    throw new UnreadableSourceError('The gzip data is damaged or breaks off.', error);
  }
}
