import { createWriteStream, fstatSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CliError, describeSystemError, EXIT_CODES, type ExitCode } from './exit-codes.ts';

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

/** A stream of a process. */
type OutputStream = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly fd?: number;
};

/** A stream that a command writes to. */
export type Output = ReturnType<typeof createOutput>;

/** Codes of write errors after the reader has closed a pipe. On Windows, the code can be `EOF`. */
const CLOSED_BY_READER: ReadonlySet<string | undefined> = new Set(['EPIPE', 'EOF']);

/**
 * Creates an output for a stream of this process. A stream that its reader closed is not an error. Any other write error
 * throws a {@link CliError}.
 *
 * @param isRequired whether write errors throw; false for messages, whose loss is harmless
 */
export function createOutput(stream: OutputStream, isRequired = true) {
  let isClosed = false;
  let failure: Error | undefined;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    isClosed = true;
    if (!CLOSED_BY_READER.has(error.code)) failure = error;
  });
  function throwFailure(): void {
    if (failure && isRequired)
      throw new CliError(`Cannot write: ${describeSystemError(failure)}.`, failure);
  }

  /** Resolves when `start` calls its argument, or when the stream is closed or fails. A failed stream calls nothing. */
  function waitFor(start: (resolve: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const events = ['close', 'error'];
      const settle = () => {
        for (const event of events) stream.off(event, settle);
        resolve();
      };
      for (const event of events) stream.on(event, settle);
      start(settle);
    });
  }

  return {
    stream,
    /** Whether the stream is a terminal, where hidden and direction-changing characters must be escaped. */
    isTerminal: stream.isTTY === true,
    /** Whether the reader has closed the stream, as `head` does. Further output is discarded. */
    get isClosed() {
      return isClosed;
    },
    /** Writes, and resolves when the stream accepts more. Does nothing if the stream is closed. */
    async write(text: string | Uint8Array): Promise<void> {
      throwFailure();
      if (isClosed || stream.write(text)) return;
      await waitFor((resolve) => stream.once('drain', resolve));
    },
    /** Resolves when everything is written or the stream is closed. */
    async flush(): Promise<void> {
      if (!isClosed) await waitFor((resolve) => stream.write('', resolve));
      throwFailure();
    },
  };
}
