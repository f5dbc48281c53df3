import { createReadStream, fstatSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { untilAborted } from '../../primitives/with-timeout.ts';
import { type CliIo, locate } from '../terminal/cli-io.ts';
import { CliError, describeSystemError } from '../terminal/exit-codes.ts';

/** A file or standard input, which can be read once. */
export interface NameSource {
  /** Name of the source in messages. */
  readonly label: string;
  /** File name, whose extension tells the format. Empty for standard input. */
  readonly fileName: string;
  /** Size in bytes, or null if unknown. */
  readonly size: number | null;
  /** Reads the raw bytes. Throws {@link UnreadableSourceError} on errors, and ends early when aborted. */
  read(signal: AbortSignal): AsyncGenerator<Uint8Array>;
}

/** @throws CliError if more than one path is `-`, because standard input can be read only once */
export function refuseRepeatedInput(paths: readonly string[]): void {
  if (paths.filter((path) => path === '-').length < 2) return;
  throw new CliError('“-” can be given only once, because standard input can be read only once.');
}

const CHUNK_BYTES = 262_144;

/** Creates the source for a path. `-` means standard input. */
export function openSource(io: Pick<CliIo, 'stdin' | 'cwd'>, path: string): NameSource {
  const isInput = path === '-';
  const file = isInput ? '' : locate(io, path);
  const measure = () => measureSize(isInput ? io.stdin.fd : file);
  const size = measure();
  return {
    label: isInput ? 'standard input' : path,
    fileName: isInput ? '' : path,
    size,
    read: (signal) =>
      refuseShorter(
        readStream(
          isInput ? io.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES }),
          signal,
        ),
        // Another process may have read the start of standard input.
        (count) => (isInput ? measure() : count),
        size ?? 0,
        signal,
      ),
  };
}

/** Returns the size of a file or of standard input, which can be redirected from a file. */
function measureSize(file: string | number | undefined): number | null {
  try {
    if (file === undefined) return null;
    const stats = typeof file === 'number' ? fstatSync(file) : statSync(file);
    return stats.isFile() ? stats.size : null;
  } catch {
    return null;
  }
}

/**
 * Yields the chunks. Throws if the file became shorter while it was being read.
 *
 * @param measure returns the size of the file at the end, from the number of bytes that were read
 * @param size size of the file at the start
 */
async function* refuseShorter(
  chunks: AsyncIterable<Uint8Array>,
  measure: (count: number) => number | null,
  size: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of chunks) {
    count += chunk.length;
    yield chunk;
  }
  if ((measure(count) ?? size) < size && !signal.aborted) {
    throw new UnreadableSourceError('The file became shorter while it was being read.');
  }
}

async function* readStream(stream: Readable, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const chunks = stream.iterator();
  try {
    for (;;) {
      // Aborting the stream itself does not help, because it waits until a named pipe has a writer.
      const next = await untilAborted(chunks.next(), signal);
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    if (!signal.aborted) throw new UnreadableSourceError(`${describeSystemError(error)}.`, error);
  } finally {
    stream.destroy();
  }
}

/** Default maximum number of names in a batch. Larger batches use more memory and are not faster. */
export const BATCH_NAMES = 1000;

/** Yields names in batches of at most `size` until the signal is aborted. */
export function* sliceNames(
  names: readonly string[],
  size: number,
  signal: AbortSignal,
): Generator<string[]> {
  for (let start = 0; start < names.length && !signal.aborted; start += size) {
    yield names.slice(start, start + size);
  }
}
