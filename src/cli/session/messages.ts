import type { RejectedLine } from '../../lists/readers/rejected-line.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { REJECTION_WORDS } from '../../words/rejection-words.ts';
import type { CliIo, Output } from '../terminal/cli-io.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';

export type Messages = ReturnType<typeof createMessages>;

/** Moves the cursor to the start of the line and clears it: https://en.wikipedia.org/wiki/ANSI_escape_code#CSI_sequences */
const CLEAR_LINE = '\r\u001b[K';

/**
 * Prints messages and progress to standard error. Also escapes output that is written to log files, because people read
 * them in a terminal.
 */
export function createMessages(output: Pick<Output, 'isTerminal' | 'write'>) {
  let hasProgress = false;
  async function hideProgress(): Promise<void> {
    if (hasProgress) await output.write(CLEAR_LINE);
    hasProgress = false;
  }

  return {
    /** Prints a line in place of the progress. */
    async print(text: string) {
      await hideProgress();
      await output.write(`${escapeForTerminal(text)}\n`);
    },
    /** Overwrites the progress line. Does nothing if the output is not a terminal. */
    async showProgress(text: string) {
      if (!output.isTerminal) return;
      hasProgress = true;
      await output.write(CLEAR_LINE + escapeForTerminal(text));
    },
    hideProgress,
  };
}

/** Maximum number of faults that are printed individually. */
const MAX_REPORTED = 20;

export type FaultReporter = ReturnType<typeof createFaultReporter>;

/**
 * Prints the faults of a list, such as lines without a readable name.
 *
 * @param noun word for one fault in messages, such as `line`
 */
export function createFaultReporter({ print }: Pick<Messages, 'print'>, noun: string) {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async add(message: string) {
      count += 1;
      if (count <= MAX_REPORTED) await print(message);
    },
    /** Prints the number of faults that were not printed individually. */
    async end() {
      if (count > MAX_REPORTED) {
        await print(`… and ${formatCount(count - MAX_REPORTED, `more ${noun}`)}.`);
      }
    },
  };
}

/** @example formatRejectedLine('a.txt', { line: 2, reason: 'not_json', … }) // 'a.txt:2: The line is not JSON.' */
export function formatRejectedLine(
  label: string,
  { line, reason }: Pick<RejectedLine, 'line' | 'reason'>,
): string {
  return `${label}:${line}: ${REJECTION_WORDS[reason]()}`;
}

/** Progress of a command. */
interface Progress {
  names: number;
  /** Raw bytes that were read. */
  bytes: number;
  /** Total size of all sources, or null if unknown. */
  totalBytes: number | null;
  seconds: number;
}

/**
 * Formats progress as one line.
 *
 * @example
 * formatProgress({ names: 52_000, bytes: 25, totalBytes: 100, seconds: 2 });
 * // '52,000 names · 25 % · 26,000 a second'
 */
export function formatProgress({ names, bytes, totalBytes, seconds }: Progress): string {
  const parts = [formatCount(names, 'name')];
  if (totalBytes !== null && totalBytes > 0) {
    parts.push(`${Math.min(100, Math.floor((bytes * 100) / totalBytes))} %`);
  }
  if (seconds > 0) parts.push(`${Math.round(names / seconds).toLocaleString('en')} a second`);
  return parts.join(' · ');
}

/** Interval for updating the progress, in milliseconds. */
const PROGRESS_INTERVAL = 200;

/**
 * Listens for Ctrl-C and shows progress until the run ends.
 *
 * @param isQuiet whether to show no progress
 * @param formatProgress formats the progress after a number of seconds
 */
export function startRun(
  { output, errors, signals }: CliIo,
  messages: Messages,
  isQuiet: boolean,
  formatProgress: (seconds: number) => string,
) {
  const controller = new AbortController();
  const signal: AbortSignal = controller.signal;
  let isInterrupted = false;
  // Handles only the first Ctrl-C. A second Ctrl-C ends the process.
  const interrupt = () => {
    isInterrupted = true;
    controller.abort();
  };
  signals.once('SIGINT', interrupt);

  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = (performance.now() - started) / 1000;
    void messages.showProgress(formatProgress(seconds));
  }, PROGRESS_INTERVAL);
  // Results that appear in the same terminal already show the progress.
  if (isQuiet || !errors.isTerminal || output.isTerminal) clearInterval(timer);

  return {
    /** Signal that is aborted when the run is stopped. */
    signal,
    get isInterrupted() {
      return isInterrupted;
    },
    stop: () => controller.abort(),
    /** Stops listening for Ctrl-C and hides the progress. */
    async end() {
      clearInterval(timer);
      signals.off('SIGINT', interrupt);
      await messages.hideProgress();
    },
  };
}
