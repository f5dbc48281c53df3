import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { describeSystemError } from '../process/describe-system-error.ts';

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
