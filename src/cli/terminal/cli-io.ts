import { createWriteStream, fstatSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { createOutput, type Output } from './output.ts';

/** What a run of the program shares with its process. Tests run the program with their own streams and folder. */
export interface CliIo {
  readonly stdin: Readable & { readonly isTTY?: boolean; readonly fd?: number };
  /** Standard output, for results only. */
  readonly output: Output;
  /** Standard error, for error messages, progress and the summary. */
  readonly errors: Output;
  readonly env: NodeJS.ProcessEnv;
  /** Folder that relative paths start from. */
  readonly cwd: string;
  /** Emits `SIGINT` and `SIGTERM`. */
  readonly signals: Pick<NodeJS.EventEmitter, 'once' | 'off'>;
  exitCode: ExitCode;
}

/** Returns the absolute path of a file. An empty path stays empty, because no file has it. */
export function locate({ cwd }: Pick<CliIo, 'cwd'>, path: string): string {
  return path === '' ? '' : resolve(cwd, path);
}

/** Returns the streams and settings of this process. */
export function createProcessIo(): CliIo {
  return {
    // Opened when it is read, because opening a stream takes time.
    get stdin() {
      return process.stdin;
    },
    output: createOutput(openStandardOutput()),
    errors: createOutput(process.stderr, false),
    env: process.env,
    get cwd() {
      return process.cwd();
    },
    signals: process,
    exitCode: EXIT_CODES.nothing,
  };
}

/**
 * Returns the standard output stream. If the disk is almost full, the system writes only some of the bytes and returns
 * no error. Node's `process.stdout` then loses the rest. A file stream writes the rest or reports the error.
 */
function openStandardOutput() {
  const { stdout } = process;
  return fstatSync(stdout.fd).isFile()
    ? createWriteStream('', { fd: stdout.fd, autoClose: false })
    : stdout;
}
