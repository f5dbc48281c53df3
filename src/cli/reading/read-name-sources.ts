import type { ImportOptions } from '../../lists/readers/detect-format.ts';
import type { HeadingFilter, ParsedNames } from '../../lists/readers/name-parser.ts';
import {
  createByteReader,
  createParser,
  type NameReader,
} from '../../lists/readers/name-reader.ts';
import { createProseParser } from '../../lists/readers/prose-parser.ts';
import type { RejectedLine } from '../../lists/readers/rejected-line.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { isProse } from '../../messages/pieces/is-prose.ts';
import type { Guess } from './choose-column.ts';
import { createListStart } from './list-start.ts';
import { BATCH_NAMES, type NameSource, sliceNames } from './name-source.ts';
import { unpack } from './unpack.ts';

/** Callbacks for everything in a source that is not a name. */
export interface ReadingCallbacks {
  /** Called with the number of raw bytes that were read. */
  onBytes(count: number): void;
  /** Called with the names that were read. In a list with addresses, also passes the text next to each name. */
  onNames?(read: ParsedNames): void;
  /** Called for each line that is not empty and has no readable name. */
  onRejected(source: Pick<NameSource, 'label'>, line: RejectedLine): Promise<void>;
  /** Creates the judge of a source that is read as messages. It also finds the names. */
  onMessages?(source: NameSource): Promise<MessageJudge>;
  /** Called with the guess that is used if it is not clear how to read a source. */
  onGuess(source: NameSource, guess: Guess): Promise<void>;
  /** Called if a source was read completely and contains no name. */
  onNoName?(source: NameSource): Promise<void>;
  /** Called if a source cannot be read completely. */
  onUnreadable(source: NameSource, reason: string): Promise<void>;
}

/** Judges the text of messages, and finds their names. */
export interface MessageJudge {
  push(text: string): Promise<void>;
  end(): Promise<void>;
  /** Returns the names that were found since the last call. */
  takeNames(): string[];
}

export interface ReadingOptions {
  /** Column or field with the names. By default, it is detected. */
  column?: string | undefined;
  /**
   * Selects the columns and fields to search for other names. If given, also rejects lines with a name in one of these,
   * unless a column is chosen or the guess is reported.
   */
  mayHaveNames?: HeadingFilter | undefined;
  /** True to read the sources as messages, false to read them as lists. By default, detects messages by their lines. */
  isText?: boolean | undefined;
  /** Whether to wait for more than the first line of a stream to detect its format. */
  isPatient?: boolean;
  /** Maximum number of names in a batch. Defaults to {@link BATCH_NAMES}. */
  batchNames?: number;
  /** Stops reading without an error. */
  signal: AbortSignal;
  callbacks: ReadingCallbacks;
}

/** Reads the sources in order and yields their names in batches as soon as they arrive. */
export async function* readNames(
  sources: readonly NameSource[],
  options: ReadingOptions,
): AsyncGenerator<string[]> {
  for (const source of sources) {
    let count = 0;
    try {
      for await (const read of readSource(source, options)) {
        const { names, rejected } = read;
        count += names.length;
        options.callbacks.onNames?.(read);
        for (const line of rejected) {
          if (line.reason !== 'empty') await options.callbacks.onRejected(source, line);
        }
        yield* sliceNames(names, options.batchNames ?? BATCH_NAMES, options.signal);
      }
      if (count === 0 && !options.signal.aborted) await options.callbacks.onNoName?.(source);
    } catch (error) {
      if (!(error instanceof UnreadableSourceError)) throw error;
      await options.callbacks.onUnreadable(source, error.message);
    }
    if (options.signal.aborted) return;
  }
}

async function* readSource(
  source: NameSource,
  { column, mayHaveNames, isText, isPatient = false, signal, callbacks }: ReadingOptions,
): AsyncGenerator<ParsedNames> {
  // A message can have the form of a list.
  const start = createListStart(isText ? 'message.txt' : source.fileName, isPatient);
  let reader: NameReader<Uint8Array> | undefined;
  let judge: MessageJudge | undefined;
  let failure: unknown;
  const getGuess = async (format: ImportOptions, readsProse: boolean): Promise<Guess | null> => {
    if (readsProse) return isText ? null : { kind: 'message' };
    return column === undefined ? start.describeGuess(format, mayHaveNames) : null;
  };
  const startReading = async () => {
    const format = await start.detect(column);
    const readsProse =
      isText ?? (format.format.kind === 'lines' && isProse(start.listLines(format)));
    const guess = await getGuess(format, readsProse);
    if (guess !== null) await callbacks.onGuess(source, guess);
    const isChecked = column === undefined && guess === null;
    const parser = readsProse
      ? createProseParser()
      : createParser(format.format, isChecked ? mayHaveNames : undefined);
    if (readsProse) judge = await callbacks.onMessages?.(source);
    reader = createByteReader(format, parser, judge?.push);
    return reader.push(start.getBytes());
  };
  async function* countBytes(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      callbacks.onBytes(chunk.length);
      yield chunk;
    }
  }
  /** Yields chunks until the source throws, and keeps the error in `failure`. */
  async function* readBytes(): AsyncGenerator<Uint8Array> {
    try {
      yield* unpack(countBytes(source.read(signal)));
    } catch (error) {
      failure = error;
    }
  }
  const takeJudged = (read: ParsedNames): ParsedNames =>
    judge ? { ...read, names: judge.takeNames() } : read;
  for await (const bytes of readBytes()) {
    if (signal.aborted) return;
    if (reader) {
      yield takeJudged(await reader.push(bytes));
      continue;
    }
    start.push(bytes);
    if (start.isEnough()) yield takeJudged(await startReading());
  }
  if (!reader && !start.isEmpty()) yield takeJudged(await startReading());
  // A damaged list is read up to its last complete line, because the rest may be a part of a name.
  if (failure !== undefined) throw failure;
  if (!reader || signal.aborted) return;
  const last = await reader.end();
  await judge?.end();
  yield takeJudged(last);
}
