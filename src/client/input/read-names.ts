import { Gunzip } from 'fflate';
import type { ImportOptions } from '../../lists/readers/detect-format.ts';
import type { ParsedNames } from '../../lists/readers/name-parser.ts';
import { createByteReader, createTextReader } from '../../lists/readers/name-reader.ts';
import { skipBytes } from '../../lists/readers/text-decoder.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { type BulkSource, openBytes, PACKED_STEP_BYTES } from './bulk-source.ts';

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

/**
 * Unpacks a gzip file that `DecompressionStream` cannot read, starting at byte `from` of the unpacked content. Yields
 * everything before the damage, and all members of a file that has several:
 * https://www.rfc-editor.org/rfc/rfc1952#section-2.2
 *
 * Returns whether the file is undamaged. It then has several members, which `DecompressionStream` does not read.
 */
async function* recoverGzip(file: Blob, from: number): AsyncGenerator<Uint8Array, boolean> {
  const unpacked: Uint8Array[] = [];
  const skip = skipBytes(from);
  let members = 1;
  let length = 0;
  const gunzip = new Gunzip((piece) => {
    length += piece.length;
    unpacked.push(piece);
  });
  gunzip.onmember = () => {
    members += 1;
    length = 0;
  };
  for (let at = 0; at < file.size; at += PACKED_STEP_BYTES) {
    const packed = new Uint8Array(await file.slice(at, at + PACKED_STEP_BYTES).arrayBuffer());
    let isDamaged = false;
    try {
      gunzip.push(packed);
    } catch {
      isDamaged = true;
    }
    yield* unpacked.splice(0).map(skip);
    if (isDamaged) return false;
  }
  const lengthAtEnd = new DataView(await file.slice(-4).arrayBuffer()).getUint32(0, true);
  return members > 1 && length % 2 ** 32 === lengthAtEnd;
}

/** Describes why a source could not be read to the end. Puts messages of the browser into a sentence. */
export function describeReadError(error: unknown): string {
  if (error instanceof UnreadableSourceError) return error.message;
  return `The list could not be read to the end (${getErrorMessage(error)}).`;
}
