import type { ImportOptions } from '../../lists/readers/detect-format.ts';
import type { ParsedNames } from '../../lists/readers/name-parser.ts';
import { createByteReader, createTextReader } from '../../lists/readers/name-reader.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { type BulkSource, openBytes } from './bulk-source.ts';
import { recoverGzip } from './recover-gzip.ts';

/** What one piece of a source gave. */
export interface ReadNames extends ParsedNames {
  /** Share of the source that has been read, from 0 to 1. */
  progress: number;
}

/** Units of pasted text that are split at once: a few milliseconds of work. */
const PIECE_LENGTH = 65_536;

/** A browser refuses a file that is not any more as it was when it was opened. */
function createBreakError(given: number, cause: unknown): UnreadableSourceError {
  const message =
    given === 0
      ? 'The file has changed or moved since it was opened: open it again.'
      : 'The file could not be read any further: the names before that were read.';
  return new UnreadableSourceError(message, cause);
}

/** Bytes of a file as they come, unpacked, and all that can be had of one that breaks off. */
async function* readFileBytes(
  file: Blob,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const { bytes, isCompressed } = await openBytes(file, onRead).catch((error: unknown) => {
    throw createBreakError(0, error);
  });
  const reader = bytes.getReader();
  let given = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      given += value.length;
      yield value;
    }
  } catch (error) {
    if (!isCompressed) throw createBreakError(given, error);
    const { isWhole } = yield* recoverGzip(file, given);
    if (isWhole) return;
    throw new UnreadableSourceError(
      'The compressed file is damaged from here on: the names before that were read.',
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
    yield { ...reader.push(text.slice(at, at + PIECE_LENGTH)), progress };
  }
  yield { ...reader.end(), progress: 1 };
}

async function* readFile(file: Blob, options: ImportOptions): AsyncGenerator<ReadNames> {
  let read = 0;
  const reader = createByteReader(options);
  const bytes = readFileBytes(file, (count) => {
    read = count;
  });
  for await (const value of bytes) {
    // A stream may hand out large pieces; small ones keep each turn of the page short.
    for (let at = 0; at < value.length; at += PIECE_LENGTH) {
      const piece = value.subarray(at, at + PIECE_LENGTH);
      yield { ...reader.push(piece), progress: read / file.size };
    }
  }
  yield { ...reader.end(), progress: 1 };
}

/**
 * The names of a source, piece by piece and in order, as the consumer asks for them; lines that
 * give no name are rejected with their number. Throws {@link UnreadableSourceError} when the source
 * breaks off.
 */
export function readNames(source: BulkSource, options: ImportOptions): AsyncGenerator<ReadNames> {
  return source.kind === 'text' ? readText(source.text, options) : readFile(source.file, options);
}
