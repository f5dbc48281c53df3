import { createWriteStream, fstatSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { createOutput, type Output } from './output.ts';

/**
 * Returns the stream of standard output. On a full disk, the system can write only a part of the bytes without an error.
 * Node's stream for files then loses the rest, but a file stream writes it or fails.
 */
function openStandardOutput(): Writable & { isTTY?: boolean } {
  const { stdout } = process;
  return fstatSync(stdout.fd).isFile()
    ? createWriteStream('', { fd: stdout.fd, autoClose: false })
    : stdout;
}

/** Standard output, for results only. */
export const standardOutput: Output = createOutput(openStandardOutput());

/** Standard error, for error messages, progress and the summary. */
export const standardError: Output = createOutput(process.stderr, false);
