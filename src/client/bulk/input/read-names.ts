import { type BulkSource, openBytes, UnreadableSourceError } from './bulk-source.ts';
import { createCsvParser } from './csv-records.ts';
import type { ImportOptions, ListFormat } from './detect-format.ts';
import { createJsonParser } from './json-lines.ts';
import { createLineSplitter } from './line-splitter.ts';
import { createPlainParser, type NameParser, type ParsedNames } from './name-parser.ts';
import { recoverGzip } from './recover-gzip.ts';
import { skipBytes } from './skip-bytes.ts';
import { createStreamingDecoder } from './text-decoder.ts';

/** What one piece of a source gave. */
export interface ReadNames extends ParsedNames {
  /** Share of the source that has been read, from 0 to 1. */
  progress: number;
}

/** Units of pasted text that are split at once: a few milliseconds of work. */
const PIECE_LENGTH = 65_536;

function createParser(format: ListFormat): NameParser {
  switch (format.kind) {
    case 'lines':
      return createPlainParser();
    case 'csv':
      return createCsvParser(format);
    case 'jsonl':
      return createJsonParser(format.field);
  }
}

interface Piece {
  text: string;
  progress: number;
}

function* readTextPieces(text: string): Generator<Piece> {
  for (let at = 0; at < text.length; at += PIECE_LENGTH) {
    yield {
      text: text.slice(at, at + PIECE_LENGTH),
      progress: Math.min(1, (at + PIECE_LENGTH) / text.length),
    };
  }
}

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
  const { bytes, compressed } = await openBytes(file, onRead).catch((error: unknown) => {
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
    if (!compressed) throw createBreakError(given, error);
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

async function* readFilePieces(
  file: Blob,
  { encoding, mark }: ImportOptions,
): AsyncGenerator<Piece> {
  let read = 0;
  const decoder = createStreamingDecoder(encoding);
  const skip = skipBytes(mark);
  const bytes = readFileBytes(file, (count) => {
    read = count;
  });
  for await (const value of bytes) {
    // A stream may hand out large pieces; small ones keep each turn of the page short.
    for (let at = 0; at < value.length; at += PIECE_LENGTH) {
      const piece = skip(value.subarray(at, at + PIECE_LENGTH));
      yield { text: decoder.push(piece), progress: read / file.size };
    }
  }
  yield { text: decoder.end(), progress: 1 };
}

/**
 * The names of a source, piece by piece and in order, as the consumer asks for them; lines that
 * give no name are rejected with their number. Throws {@link UnreadableSourceError} when the source
 * breaks off.
 */
export async function* readNames(
  source: BulkSource,
  options: ImportOptions,
): AsyncGenerator<ReadNames> {
  const pieces =
    source.kind === 'text' ? readTextPieces(source.text) : readFilePieces(source.file, options);
  const splitter = createLineSplitter();
  const parser = createParser(options.format);
  for await (const { text, progress } of pieces) {
    const read: ReadNames = { names: [], rejected: [], progress };
    for (const line of splitter.push(text)) parser.line(line, read);
    yield read;
  }
  const last: ReadNames = { names: [], rejected: [], progress: 1 };
  for (const line of splitter.end()) parser.line(line, last);
  parser.end(last);
  yield last;
}
