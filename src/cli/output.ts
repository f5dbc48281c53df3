import type { Writable } from 'node:stream';
import { CliError } from './cli-error.ts';
import { describeSystemError } from './describe-system-error.ts';

/** A stream that a command writes to. */
export interface Output {
  /** True where a person reads: nothing that is invisible or changes direction is written raw. */
  readonly isTerminal: boolean;
  /** True once the reader has gone, as `head` does: nothing more is worth making. */
  readonly isClosed: boolean;
  /** Resolves when there is room for more; does nothing once the reader has gone. */
  write(text: string | Uint8Array): Promise<void>;
  /** Resolves when all is written, or the reader has gone. */
  flush(): Promise<void>;
}

/**
 * An output on a stream of this process, whose end by its reader is no error; any other throws a {@link CliError}.
 *
 * @param isNeeded false where nothing is lost when it cannot be written: then it throws nothing
 */
export function createOutput(stream: Writable & { isTTY?: boolean }, isNeeded = true): Output {
  let isClosed = false;
  let failure: Error | undefined;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    isClosed = true;
    if (error.code !== 'EPIPE') failure = error;
  });
  function throwFailure(): void {
    if (failure && isNeeded)
      throw new CliError(`Cannot write: ${describeSystemError(failure)}.`, failure);
  }

  return {
    isTerminal: stream.isTTY === true,
    get isClosed() {
      return isClosed;
    },
    async write(text) {
      throwFailure();
      if (isClosed || stream.write(text)) return;
      // An error, an end of the reader or room: whichever comes first.
      await new Promise<void>((resolve) => {
        const events = ['drain', 'close', 'error'];
        const settle = () => {
          for (const event of events) stream.off(event, settle);
          resolve();
        };
        for (const event of events) stream.on(event, settle);
      });
    },
    async flush() {
      await new Promise<void>((resolve) => {
        stream.write('', () => resolve());
      });
      throwFailure();
    },
  };
}
