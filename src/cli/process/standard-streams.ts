import { createWriteStream, fstatSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { createOutput, type Output } from './output.ts';

/**
 * Returns the standard output stream. If the disk is almost full, the system writes only some of the bytes and returns
 * no error. Node's `process.stdout` then loses the rest. A file stream writes the rest or reports the error.
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
