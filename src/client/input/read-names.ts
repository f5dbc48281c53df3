import type { ImportOptions } from '../../lists/readers/detect-format.ts';
import type { ParsedNames } from '../../lists/readers/name-parser.ts';
import { createByteReader, createTextReader } from '../../lists/readers/name-reader.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { type BulkSource, openBytes } from './bulk-source.ts';
import { recoverGzip } from './recover-gzip.ts';

/** Names and rejected lines of one chunk of a source. */
export interface ReadNames extends ParsedNames {
  /** Share of the source that has been read, from 0 to 1. */
  progress: number;
}

/** Code units or bytes that are parsed without a break, which takes a few milliseconds. */
const PIECE_LENGTH = 65_536;

/** Creates the error for a file that changed after it was opened. Browsers cannot read such a file. */
function createBreakError(bytesRead: number, cause: unknown): UnreadableSourceError {
  const message =
    bytesRead === 0
      ? 'The file has changed or moved since it was opened. Open it again.'
      : 'The rest of the file could not be read. The names before it were read.';
  return new UnreadableSourceError(message, cause);
}

/** Yields the bytes of a file, unpacked. Recovers as much as possible from a damaged gzip file. */
async function* readFileBytes(
  file: Blob,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const { bytes, isCompressed } = await openBytes(file, onRead).catch((error: unknown) => {
    throw createBreakError(0, error);
  });
  const reader = bytes.getReader();
  let bytesRead = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      bytesRead += value.length;
      yield value;
    }
  } catch (error) {
    if (!isCompressed) throw createBreakError(bytesRead, error);
    if (yield* recoverGzip(file, bytesRead)) return;
    throw new UnreadableSourceError(
      'The rest of the compressed file is damaged. The names before it were read.',
      error,
    );
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function* readText(text: string, { format }: ImportOptions): AsyncGenerator<ReadNames> {
  const reader = createTextReader(format);
  for (let at = 0; at < text.length; at += PIECE_LENGTH) {
    const progress = Math.min(1, (at + PIECE_LENGTH) / text.length);
    yield { ...(await reader.push(text.slice(at, at + PIECE_LENGTH))), progress };
  }
  yield { ...(await reader.end()), progress: 1 };
}

async function* readFile(file: Blob, options: ImportOptions): AsyncGenerator<ReadNames> {
  let read = 0;
  const reader = createByteReader(options);
  const bytes = readFileBytes(file, (count) => {
    read = count;
  });
  for await (const value of bytes) {
    // A stream may return large chunks. Smaller pieces keep the page responsive.
    for (let at = 0; at < value.length; at += PIECE_LENGTH) {
      const piece = value.subarray(at, at + PIECE_LENGTH);
      yield { ...(await reader.push(piece)), progress: read / file.size };
    }
  }
  yield { ...(await reader.end()), progress: 1 };
}

/**
 * Reads the names of a source in order, only as fast as the consumer requests them. Lines without a name are
 * rejected. Throws {@link UnreadableSourceError} if the source cannot be read to the end.
 */
export function readNames(source: BulkSource, options: ImportOptions): AsyncGenerator<ReadNames> {
  return source.kind === 'text' ? readText(source.text, options) : readFile(source.file, options);
}
