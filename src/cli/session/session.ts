import { formatCount } from '../../primitives/format-count.ts';
import { CliError } from '../cli-error.ts';
import { EXIT_CODES, type ExitCode } from '../exit-code.ts';
import type { Output } from '../output.ts';
import { type NameSource, openSource } from '../reading/name-source.ts';
import { BATCH_NAMES, readNames, sliceNames } from '../reading/read-name-sources.ts';
import { formatProgress } from './format-progress.ts';
import { createLineFaults } from './line-faults.ts';
import { createMessages, type Messages } from './messages.ts';

/** What a session reads, and how much it says. */
export interface SessionOptions {
  /** Paths of lists; `-` is standard input. */
  files: readonly string[];
  /** Names that are given already, instead of lists. */
  names?: readonly string[];
  column?: string | undefined;
  /** Path of a watchlist, which may be standard input too. */
  watchlist?: string | undefined;
  quiet?: boolean;
  /** Names in one batch at most. */
  batchNames?: number;
}

/** One run over lists, from the first byte to the exit code; Ctrl-C and a reader that goes end it early. */
export interface Session {
  readonly names: AsyncIterable<string[]> | Iterable<string[]>;
  readonly messages: Messages;
  /** Lines that gave no name. */
  readonly skipped: number;
  /** True once nothing more is to be made: after Ctrl-C, or when the reader has gone. */
  readonly isStopped: boolean;
  /** Aborted then. */
  readonly signal: AbortSignal;
  /** Ends the reading; what was read may be finished. */
  stop(): void;
  /** Counts names whose results are written. */
  addDone(names: number): void;
  /**
   * Says how it ended and answers with the exit code; a failure counts more than what was found.
   *
   * @param summary said unless the session was quiet, interrupted or left by its reader
   */
  end(isFound: boolean, summary: string): Promise<ExitCode>;
}

/** Milliseconds between two looks at the progress. */
const PROGRESS_MS = 200;

export function startSession(
  { files, names, column, watchlist, quiet = false, batchNames = BATCH_NAMES }: SessionOptions,
  output: Output,
  errors: Output,
): Session {
  if ([...files, watchlist].filter((path) => path === '-').length > 1) {
    throw new CliError('standard input can be read once, so “-” can be given once.');
  }
  const messages = createMessages(errors);
  const lines = createLineFaults(messages);
  const reading = new AbortController();
  const sources = files.map(openSource);
  let hasFailed = false;
  let isInterrupted = false;
  let done = 0;
  let bytes = 0;

  // Once: the second Ctrl-C ends the process as if nobody listened.
  const interrupt = () => {
    isInterrupted = true;
    reading.abort();
  };
  process.once('SIGINT', interrupt);

  // Results in the same terminal are progress enough.
  const hasProgress = !quiet && errors.isTerminal && !output.isTerminal;
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = (performance.now() - started) / 1000;
    const text = formatProgress({ names: done, bytes, totalBytes: sumSizes(sources), seconds });
    void messages.showProgress(text);
  }, PROGRESS_MS);
  if (!hasProgress) clearInterval(timer);

  const events = {
    bytes: (count: number) => {
      bytes += count;
    },
    rejected: lines.add,
    async unreadable({ label }: NameSource, why: string) {
      hasFailed = true;
      await messages.say(`namescope: ${label}: ${why}`);
    },
  };

  return {
    names: names
      ? sliceNames(names, batchNames, reading.signal)
      : readNames(sources, { column, batchNames, signal: reading.signal, events }),
    messages,
    get skipped() {
      return lines.count;
    },
    get isStopped() {
      return reading.signal.aborted;
    },
    signal: reading.signal,
    stop: () => reading.abort(),
    addDone(count) {
      done += count;
      if (output.isClosed) reading.abort();
    },
    async end(isFound, summary) {
      clearInterval(timer);
      process.off('SIGINT', interrupt);
      await messages.hideProgress();
      await lines.end();
      if (isInterrupted) {
        await messages.say(`Interrupted after ${formatCount(done, 'name')}.`);
        return EXIT_CODES.interrupted;
      }
      if (!quiet && !output.isClosed) await messages.say(summary);
      if (hasFailed) return EXIT_CODES.failure;
      return isFound ? EXIT_CODES.found : EXIT_CODES.nothing;
    },
  };
}

function sumSizes(sources: readonly NameSource[]): number | null {
  return sources.reduce<number | null>(
    (sum, { size }) => (sum === null || size === null ? null : sum + size),
    0,
  );
}
