import {
  type BigIntStats,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { type CliIo, locate } from '../terminal/cli-io.ts';
import { describeSystemError } from '../terminal/exit-codes.ts';

const CHUNK_BYTES = 262_144;

/** Never waits for a named pipe that replaced a file after its folder was read. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Buffer that all files share, because most files are much smaller than the buffer. */
const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);

/**
 * Reads a file in chunks. A chunk is valid until the next one is read. Reads synchronously, because asynchronous reads
 * take several times as long for 100,000 small files.
 *
 * @throws UnreadableSourceError
 */
export function* readChunks(path: string): Generator<Uint8Array> {
  let file: number | undefined;
  try {
    file = openSync(path, FLAGS);
    if (!fstatSync(file).isFile()) {
      throw new UnreadableSourceError(
        'The file was replaced during the scan. Scan the file again.',
      );
    }
    for (;;) {
      const count = readSync(file, buffer, 0, CHUNK_BYTES, null);
      if (count === 0) return;
      yield buffer.subarray(0, count);
    }
  } catch (error) {
    if (error instanceof UnreadableSourceError) throw error;
    throw new UnreadableSourceError(`${describeSystemError(error)}.`, error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/**
 * Returns a function that checks whether the scan itself uses a file: as redirected standard output or as the baseline.
 * Both files quote earlier findings.
 */
export function createOwnFileTest(
  io: CliIo,
  baseline: string | undefined,
): (path: string) => boolean {
  const own = new Set<string>();
  const { fd } = io.output.stream;
  const output = fd === undefined ? null : fstatSync(fd, { bigint: true });
  if (output?.isFile()) own.add(identify(output));
  if (baseline !== undefined) own.add(identify(statSync(locate(io, baseline), { bigint: true })));
  return (path) => {
    if (own.size === 0) return false;
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats !== undefined && own.has(identify(stats));
  };
}

const identify = ({ dev, ino }: BigIntStats) => `${dev}:${ino}`;
