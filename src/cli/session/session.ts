import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import type { TextContext } from '../../messages/text-context.ts';
import { formatCount } from '../../primitives/format-count.ts';
import type { Guess } from '../reading/choose-column.ts';
import {
  BATCH_NAMES,
  type NameSource,
  openSource,
  refuseRepeatedInput,
} from '../reading/name-source.ts';
import { readArguments } from '../reading/read-arguments.ts';
import type { ReadingCallbacks, ReadingOptions } from '../reading/read-name-sources.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import { EXIT_CODES, type ExitCode } from '../terminal/exit-codes.ts';
import type { ListOptions } from './command-options.ts';
import {
  createFaultReporter,
  createMessages,
  formatProgress,
  formatRejectedLine,
  type Messages,
  startRun,
} from './messages.ts';
import { createAddressCounter, createStatusCounts, type StatusCounts } from './summary-counts.ts';

/** Input of a session, and what it prints. */
export interface SessionOptions
  extends Pick<ListOptions, 'watchlist'>,
    Partial<Pick<ListOptions, 'column' | 'text' | 'failOn' | 'quiet'>> {
  /** Paths of lists. `-` means standard input. */
  files: readonly string[];
  /** Names from the command line, which replace the lists. */
  names?: readonly string[];
  /** Maximum number of names in a batch. */
  batchNames?: number;
  /** Loads what messages are judged with. If omitted, only the names of messages are read. */
  loadContext?: () => Promise<TextContext>;
}

/** One run over lists, from the first byte to the exit code. Ctrl-C and a closed output end it early. */
export interface Session {
  readonly names: AsyncIterable<string[]>;
  readonly messages: Messages;
  /** Number of lines without a readable name. */
  readonly skipped: number;
  /** Numbers of findings in messages that are not about a name. */
  readonly findings: StatusCounts;
  /** Whether the session was stopped by Ctrl-C, by an error or by a closed output. */
  readonly isStopped: boolean;
  /** Signal that is aborted when the session is stopped. */
  readonly signal: AbortSignal;
  /** Stops reading. Names that were read can still be finished. */
  stop(): void;
  /** Counts names whose results are written. */
  addFinished(names: number): void;
  /** Prints why some data could not be read. The exit code is not 0. */
  reportFailure(reason: string): Promise<void>;
  /** Counts names whose verdict lacks facts from the chain. */
  addUnanswered(names: number): void;
  /**
   * Prints how the session ended and returns the exit code. With `--fail-on`, prints why the inspection is incomplete.
   * A finding takes precedence over missing input, because more input would not change it.
   *
   * @param isFound whether a name has the status of `--fail-on` or a worse one
   * @param summary printed unless the session is quiet, was interrupted, or its output is closed
   */
  end(isFound: boolean, summary: string): Promise<ExitCode>;
}

/** Starts reading the input, and listens for Ctrl-C until the session ends. */
export function startSession(
  io: CliIo,
  {
    files,
    names,
    column,
    text,
    watchlist,
    failOn,
    quiet = false,
    batchNames = BATCH_NAMES,
    loadContext,
  }: SessionOptions,
): Session {
  refuseRepeatedInput([...files, ...watchlist]);
  const messages = createMessages(io.errors);
  const rejected = createFaultReporter(messages, 'line');
  const found = createFaultReporter(messages, 'finding');
  const findings = createStatusCounts();
  const addresses = createAddressCounter();
  const sources = files.map((path) => openSource(io, path));
  const isStrict = failOn !== undefined;
  let hasFailed = false;
  let finished = 0;
  let unanswered = 0;
  let bytes = 0;

  const run = startRun(io, messages, quiet, (seconds) =>
    formatProgress({ names: finished, bytes, totalBytes: sumSizes(sources), seconds }),
  );

  const callbacks: ReadingCallbacks = {
    onBytes(count) {
      bytes += count;
    },
    onNames: addresses.add,
    onRejected: ({ label }, line) => rejected.add(formatRejectedLine(label, line)),
    ...(loadContext && {
      async onMessages({ label }) {
        const { createMessageJudge } = await import('./message-judge.ts');
        return createMessageJudge(await loadContext(), async ({ status, line, words }) => {
          findings[status] += 1;
          await found.add(`${label}:${line}: ${status}: ${words}`);
        });
      },
    }),
    async onGuess({ label }, guess) {
      if (isStrict) throw new UnreadableSourceError(describeDoubt(guess));
      await messages.print(`${label}: ${describeGuess(guess)}`);
    },
    async onNoName(source) {
      if (isStrict) await callbacks.onUnreadable(source, 'The list contains no names.');
    },
    onUnreadable: ({ label }, reason) => reportFailure(`${label}: ${reason}`),
  };

  async function reportFailure(reason: string): Promise<void> {
    hasFailed = true;
    await messages.print(`namescope: ${reason}`);
  }

  /** Lists the reasons why the inspection is incomplete. Unreadable sources are reported separately. */
  function listGaps(): string[] {
    const gaps: string[] = [];
    if (rejected.count > 0) gaps.push(`${formatCount(rejected.count, 'line')} skipped`);
    if (addresses.faults > 0)
      gaps.push(`${formatCount(addresses.faults, 'address', 'addresses')} not valid`);
    if (unanswered > 0)
      gaps.push(`${formatCount(unanswered, 'name')} without an answer from the chain`);
    if (io.output.isClosed) gaps.push('the output was closed early');
    return gaps;
  }

  return {
    names: names
      ? readArguments(names, { batchNames, signal: run.signal, callbacks })
      : loadAndRead(sources, {
          column,
          isText: text,
          mayHaveNames: isStrict ? () => true : undefined,
          // The exit code must not depend on how fast the lines arrive.
          isPatient: isStrict,
          batchNames,
          signal: run.signal,
          callbacks,
        }),
    messages,
    get skipped() {
      return rejected.count;
    },
    findings,
    get isStopped() {
      return run.signal.aborted;
    },
    signal: run.signal,
    stop: run.stop,
    addFinished(count) {
      finished += count;
      if (io.output.isClosed) run.stop();
    },
    reportFailure,
    addUnanswered(count) {
      unanswered += count;
    },
    async end(isFound, summary) {
      await run.end();
      await found.end();
      await rejected.end();
      if (run.isInterrupted) {
        await messages.print(`Interrupted after ${formatCount(finished, 'name')}.`);
        return EXIT_CODES.interrupted;
      }
      if (!quiet && !io.output.isClosed) {
        const ofAddresses = addresses.summarize();
        if (ofAddresses !== null) await messages.print(ofAddresses);
        await messages.print(summary);
      }
      if (isFound) return EXIT_CODES.found;
      const gaps = isStrict ? listGaps() : [];
      if (gaps.length > 0) {
        await messages.print(`namescope: Not everything was inspected: ${gaps.join(', ')}.`);
      }
      return hasFailed || gaps.length > 0 ? EXIT_CODES.failure : EXIT_CODES.nothing;
    },
  };
}

/** Reads names with code that is loaded only if there are sources, because names from the command line don't need it. */
async function* loadAndRead(
  sources: readonly NameSource[],
  options: ReadingOptions,
): AsyncGenerator<string[]> {
  const { readNames } = await import('../reading/read-name-sources.ts');
  yield* readNames(sources, options);
}

/** Returns the total size of the sources, or null if the size of one is unknown. */
function sumSizes(sources: readonly NameSource[]): number | null {
  return sources.reduce<number | null>(
    (sum, { size }) => (sum === null || size === null ? null : sum + size),
    0,
  );
}

/** Describes the guess that is used for reading, and how to override it. */
export function describeGuess(guess: Guess): string {
  switch (guess.kind) {
    case 'column':
      return `Reading names from the column “${guess.column}”. Use --column to choose another one.`;
    case 'message':
      return 'Reading the names in messages. If each line is a name, use --no-text.';
    case 'header':
      return 'Treating the first line as headings. If it contains a name, use --column with a number.';
  }
}

/** Describes why a list cannot be read without a guess, and how to avoid the guess. */
function describeDoubt(guess: Guess): string {
  switch (guess.kind) {
    case 'column':
      return `It is not clear which column contains the names. Use --column to choose one, for example --column “${guess.column}”.`;
    case 'message':
      return 'It is not clear whether this is a list or a message. Use --text for a message or --no-text for a list.';
    case 'header':
      return 'It is not clear whether the first line contains headings or a name. Use --column with a heading for headings, or with a number for a name.';
  }
}
