import type { ParsedNames } from '../../lists/readers/name-parser.ts';
import { createByteReader, type NameReader } from '../../lists/readers/name-reader.ts';
import type { RejectedLine } from '../../lists/readers/rejected-line.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { createListStart } from './list-start.ts';
import type { NameSource } from './name-source.ts';
import { unpack } from './unpack.ts';

/** Told of what a source has beside names. */
export interface ReadingEvents {
  /** Bytes of a source, as they are stored. */
  bytes(count: number): void;
  /** A line that is not empty and gives no name. */
  rejected(source: NameSource, line: RejectedLine): Promise<void>;
  /** A source that cannot be read, or not to its end. */
  unreadable(source: NameSource, why: string): Promise<void>;
}

interface ReadingOptions {
  /** Where the names are; undefined finds out. */
  column?: string | undefined;
  /** Names in one batch at most; {@link BATCH_NAMES} by default. */
  batchNames?: number;
  /** Ends the reading early, without an error. */
  signal: AbortSignal;
  events: ReadingEvents;
}

/** Names in one batch at most: reports of more take memory and no less time. */
export const BATCH_NAMES = 1000;

/** The names in batches of `size` at most, until the signal. */
export function* sliceNames(
  names: readonly string[],
  size: number,
  signal: AbortSignal,
): Generator<string[]> {
  for (let start = 0; start < names.length && !signal.aborted; start += size) {
    yield names.slice(start, start + size);
  }
}

/** The names of all sources, one after the other, as soon as they can be read, in batches. */
export async function* readNames(
  sources: readonly NameSource[],
  options: ReadingOptions,
): AsyncGenerator<string[]> {
  for (const source of sources) {
    try {
      for await (const { names, rejected } of readSource(source, options)) {
        for (const line of rejected) {
          if (line.reason !== 'empty') await options.events.rejected(source, line);
        }
        yield* sliceNames(names, options.batchNames ?? BATCH_NAMES, options.signal);
      }
    } catch (error) {
      if (!(error instanceof UnreadableSourceError)) throw error;
      await options.events.unreadable(source, error.message);
    }
    if (options.signal.aborted) return;
  }
}

async function* readSource(
  source: NameSource,
  { column, signal, events }: ReadingOptions,
): AsyncGenerator<ParsedNames> {
  const start = createListStart(source.fileName);
  let reader: NameReader<Uint8Array> | undefined;
  let failure: unknown;
  const startReading = () => {
    reader = createByteReader(start.detect(column));
    return reader.push(start.getBytes());
  };
  const stored = countBytes(source.read(signal), events);
  for await (const bytes of keepFailure(unpack(stored), (error) => (failure = error))) {
    if (signal.aborted) return;
    if (reader) {
      yield reader.push(bytes);
      continue;
    }
    start.push(bytes);
    if (start.isEnough()) yield startReading();
  }
  if (!reader && !start.isEmpty()) yield startReading();
  // A list that breaks off counts up to its last whole line: the rest may be half a name.
  if (failure !== undefined) throw failure;
  if (reader && !signal.aborted) yield reader.end();
}

/** The pieces up to a failure, which is told and not thrown. */
async function* keepFailure(
  pieces: AsyncIterable<Uint8Array>,
  keep: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    keep(error);
  }
}

async function* countBytes(
  pieces: AsyncIterable<Uint8Array>,
  events: ReadingEvents,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    events.bytes(piece.length);
    yield piece;
  }
}
