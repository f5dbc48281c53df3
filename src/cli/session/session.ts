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
  startRun,
} from './messages.ts';
import { createAddressCounter, StatusCounts } from './summary-counts.ts';

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
export type Session = ReturnType<typeof startSession>;

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
) {
  refuseRepeatedInput([...files, ...watchlist]);
  const messages = createMessages(io.errors);
  const rejected = createFaultReporter(messages, 'line');
  const found = createFaultReporter(messages, 'finding');
  const findings = new StatusCounts();
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
      if (isStrict) throw new UnreadableSourceError(describeGuess(guess, false));
      await messages.print(`${label}: ${describeGuess(guess)}`);
    },
    async onNoName(source) {
      if (isStrict) await callbacks.onUnreadable(source, 'The list contains no names.');
    },
    onUnreadable: ({ label }, reason) => reportFailure(`${label}: ${reason}`),
  };

  /** Prints why some data could not be read. The exit code is not 0. */
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
    /** Number of lines without a readable name. */
    get skipped() {
      return rejected.count;
    },
    /** Numbers of findings in messages that are not about a name. */
    findings,
    /** Whether the session was stopped by Ctrl-C, by an error or by a closed output. */
    get isStopped() {
      return run.signal.aborted;
    },
    /** Signal that is aborted when the session is stopped. */
    signal: run.signal,
    /** Stops reading. Names that were read can still be finished. */
    stop: run.stop,
    /** Counts names whose results are written. */
    addFinished(count: number) {
      finished += count;
      if (io.output.isClosed) run.stop();
    },
    reportFailure,
    /** Counts names whose verdict lacks facts from the chain. */
    addUnanswered(count: number) {
      unanswered += count;
    },
    /**
     * Prints how the session ended and returns the exit code. With `--fail-on`, prints why the inspection is incomplete.
     * A finding takes precedence over missing input, because more input would not change it.
     *
     * @param counts statuses of the names
     * @param summary printed unless the session is quiet, was interrupted, or its output is closed
     */
    async end(counts: StatusCounts, summary: string): Promise<ExitCode> {
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
      if (counts.reaches(failOn) || findings.reaches(failOn)) return EXIT_CODES.found;
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

/** Sentences about each guess: how a list is read, and why it is not read if a guess is not allowed. */
const GUESS_WORDS: Readonly<Record<Guess['kind'], readonly [guess: string, doubt: string]>> = {
  column: [
    'Reading names from the column “*”. Use --column to choose another one.',
    'It is not clear which column contains the names. Use --column to choose one, for example --column “*”.',
  ],
  message: [
    'Reading the names in messages. If each line is a name, use --no-text.',
    'It is not clear whether this is a list or a message. Use --text for a message or --no-text for a list.',
  ],
  header: [
    'Treating the first line as headings. If it contains a name, use --column with a number.',
    'It is not clear whether the first line contains headings or a name. Use --column with a heading for headings, or with a number for a name.',
  ],
};

/** Describes the guess that is used for reading, and how to override it. If none is allowed, describes the doubt. */
export function describeGuess(guess: Guess, isAllowed = true): string {
  const words = GUESS_WORDS[guess.kind][isAllowed ? 0 : 1];
  return guess.kind === 'column' ? words.replace('*', () => guess.column) : words;
}
