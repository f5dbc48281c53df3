import { SAMPLE_BYTES } from '../../lists/readers/detect-format.ts';
import { isGzip } from '../../lists/readers/text-kind.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';

/** Where a list comes from; it never enters the address. */
export type BulkSource = { kind: 'text'; text: string } | { kind: 'file'; file: File };

async function readFirstBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const sample = new Uint8Array(SAMPLE_BYTES);
  let length = 0;
  const reader = stream.getReader();
  try {
    while (length < SAMPLE_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      const piece = value.subarray(0, SAMPLE_BYTES - length);
      sample.set(piece, length);
      length += piece.length;
    }
  } catch (error) {
    // A part of a gzip file ends too early by nature: what came out of it is the sample.
    if (length === 0) throw new UnreadableSourceError('The file cannot be read.', error);
  } finally {
    reader.cancel().catch(() => undefined);
  }
  return sample.subarray(0, length);
}

/** Bytes of a file, unpacked when they are gzip; `onRead` is told how many of the file were read. */
export async function openBytes(
  file: Blob,
  onRead?: (bytes: number) => void,
): Promise<{ bytes: ReadableStream<Uint8Array>; isCompressed: boolean }> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  const isCompressed = isGzip(start);
  let read = 0;
  const counted = file.stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        read += piece.length;
        onRead?.(read);
        controller.enqueue(piece as Uint8Array<ArrayBuffer>);
      },
    }),
  );
  const bytes: ReadableStream<Uint8Array> = isCompressed
    ? counted.pipeThrough(new DecompressionStream('gzip'))
    : counted;
  return { bytes, isCompressed };
}

/** The first, unpacked, bytes of a file; throws {@link UnreadableSourceError} for what has none to read. */
export async function readSample(file: Blob): Promise<Uint8Array> {
  try {
    const { bytes } = await openBytes(file.slice(0, SAMPLE_BYTES * 4));
    return await readFirstBytes(bytes);
  } catch (error) {
    if (error instanceof UnreadableSourceError) throw error;
    throw new UnreadableSourceError(
      'The file cannot be read: it is a folder, it has moved, or the browser may not open it.',
      error,
    );
  }
}
