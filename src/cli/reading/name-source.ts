import { once } from 'node:events';
import { createReadStream, fstatSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { describeSystemError } from '../describe-system-error.ts';

/** A list that can be read once. */
export interface NameSource {
  /** What messages call it. */
  readonly label: string;
  /** By whose ending the format is known; empty for standard input. */
  readonly fileName: string;
  /** Bytes in all; null where nobody knows. */
  readonly size: number | null;
  /** The bytes as they are stored. Throws {@link UnreadableSourceError}; ends early when aborted. */
  read(signal: AbortSignal): AsyncGenerator<Uint8Array>;
}

/** Bytes asked for at once. */
const PIECE_BYTES = 262_144;

/** The list in a file; `-` is standard input. */
export function openSource(path: string): NameSource {
  const isInput = path === '-';
  return {
    label: isInput ? 'standard input' : path,
    fileName: isInput ? '' : path,
    size: measureSize(isInput ? 0 : path),
    read: (signal) =>
      readStream(
        isInput ? process.stdin : createReadStream(path, { highWaterMark: PIECE_BYTES }),
        signal,
      ),
  };
}

/** Standard input may be a file too. */
function measureSize(file: string | 0): number | null {
  try {
    const stats = file === 0 ? fstatSync(file) : statSync(file);
    return stats.isFile() ? stats.size : null;
  } catch {
    return null;
  }
}

async function* readStream(stream: Readable, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  // Not by the stream itself, which waits until a pipe is opened at its other end.
  const aborted = signal.aborted ? Promise.resolve(null) : once(signal, 'abort').then(() => null);
  const pieces = stream.iterator();
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), aborted]);
      if (next === null || next.done) return;
      yield next.value;
    }
  } catch (error) {
    if (!signal.aborted) throw new UnreadableSourceError(`${describeSystemError(error)}.`, error);
  } finally {
    stream.destroy();
  }
}
