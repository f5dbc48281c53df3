import { EventEmitter } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { runProgram } from '../program.ts';
import { type CliIo, createOutput } from '../terminal/cli-io.ts';

/** Output and exit code of a run. */
interface ProgramResult {
  stdout: string;
  stderr: string;
  code: number;
}

interface RunOptions {
  /** Standard input: everything at once, or a stream. */
  stdin?: string | Uint8Array | Readable;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether all three streams are a terminal with 80 columns. */
  isTerminal?: boolean;
}

/** A run of the program that has not ended. */
export type RunningProgram = ReturnType<typeof startProgram>;

/** Creates streams and settings that belong to no process. */
export function createTestIo({
  stdin = '',
  cwd = process.cwd(),
  env = {},
  isTerminal = false,
}: RunOptions = {}) {
  const written = { stdout: '', stderr: '' };
  const changes = new EventEmitter();
  const signals = new EventEmitter();
  const open = (name: 'stdout' | 'stderr') => {
    const decoder = new TextDecoder();
    const stream = new Writable({
      write(chunk, _, callback) {
        written[name] += decoder.decode(chunk, { stream: true });
        changes.emit('change');
        callback();
      },
    });
    return createOutput(
      Object.assign(stream, { isTTY: isTerminal, columns: 80 }),
      name === 'stdout',
    );
  };
  const chunks = stdin === '' ? [] : [stdin];
  const input =
    stdin instanceof Readable
      ? stdin
      : Readable.from(chunks.map((each) => Buffer.from(each as string)));
  const io: CliIo = {
    stdin: Object.assign(input, { isTTY: isTerminal }),
    output: open('stdout'),
    errors: open('stderr'),
    env,
    cwd,
    signals,
    exitCode: 0,
  };
  return { io, written, changes, signals };
}

/** Starts the program in this process. */
export function startProgram(args: readonly string[], options?: RunOptions) {
  const { io, written, changes, signals } = createTestIo(options);
  return {
    /** Everything that was written so far. */
    written,
    /** Emits `SIGINT` and `SIGTERM`. */
    signals,
    /** Resolves when standard output contains a text. */
    whenWritten: (text: string) =>
      new Promise<void>((resolve) => {
        const check = () => written.stdout.includes(text) && resolve();
        changes.on('change', check);
        check();
      }),
    /** Closes standard output, as `head` does. */
    closeOutput: () =>
      void io.output.stream.destroy(Object.assign(new Error('closed'), { code: 'EPIPE' })),
    ended: runProgram(args, io).then(() => ({ ...written, code: io.exitCode })),
  };
}

/** Runs the program in this process until it ends. */
export function run(args: readonly string[], options?: RunOptions): Promise<ProgramResult> {
  return startProgram(args, options).ended;
}

/** Reads the JSON Lines of an output. */
export const readLines = (stdout: string) =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
