import {
  detectFormat,
  detectTextFormat,
  type ImportOptions,
  SAMPLE_BYTES,
} from '../../lists/readers/detect-format.ts';
import { hideSecrets } from '../../lists/readers/hide-secrets.ts';
import { isGzip } from '../../lists/readers/text-kind.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';

/** Number of compressed bytes that are unpacked in one step. These bytes expand to at most a few megabytes. */
export const PACKED_STEP_BYTES = 4096;

/** Source of a list. It is never put into the URL. */
export type BulkSource =
  | {
      kind: 'text';
      text: string;
      /** Name that the user gave to the pasted text. */
      name?: string;
    }
  | { kind: 'file'; file: File };

/** Returns the name of a source, or null for pasted text without a name. */
export function getSourceName(source: BulkSource): string | null {
  return source.kind === 'file' ? source.file.name : (source.name ?? null);
}

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
    // Only the start of a gzip file is read, so unpacking ends with an error. The bytes before the error are valid.
    if (length === 0) throw new UnreadableSourceError('The file cannot be read.', error);
  } finally {
    reader.cancel().catch(() => undefined);
  }
  return sample.subarray(0, length);
}

/** Opens a file as a stream of bytes and unpacks gzip. Calls `onRead` with the number of bytes read from the file so far. */
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
        // Browsers unpack a whole chunk at once, even if nobody reads the result, so the chunks must be small.
        const step = isCompressed ? PACKED_STEP_BYTES : piece.length;
        for (let at = 0; at < piece.length; at += step) {
          controller.enqueue(piece.subarray(at, at + step) as Uint8Array<ArrayBuffer>);
        }
      },
    }),
  );
  const bytes: ReadableStream<Uint8Array> = isCompressed
    ? counted.pipeThrough(new DecompressionStream('gzip'))
    : counted;
  return { bytes, isCompressed };
}

/** Reads the first bytes of a file, unpacked. Throws {@link UnreadableSourceError} if the file cannot be read. */
export async function readSample(file: Blob): Promise<Uint8Array> {
  try {
    const { bytes } = await openBytes(file.slice(0, SAMPLE_BYTES * 4));
    return await readFirstBytes(bytes);
  } catch (error) {
    if (error instanceof UnreadableSourceError) throw error;
    throw new UnreadableSourceError(
      'The file cannot be read. It may be a folder, it may have moved, or the browser may not be allowed to open it.',
      error,
    );
  }
}

/**
 * Detects how to read a source. Pasted text has one name per line, optionally with an address. {@link detectFormat}
 * detects the format of a file. Throws an {@link UnreadableSourceError} if the source cannot be read as a list.
 */
export async function detectSource(source: BulkSource): Promise<ImportOptions> {
  if (source.kind === 'text') {
    if (source.text === '') throw new UnreadableSourceError('The list is empty.');
    return detectTextFormat(source.text);
  }
  if (source.file.size === 0) throw new UnreadableSourceError('The file is empty.');
  return hideSecrets(detectFormat(await readSample(source.file), source.file.name));
}
