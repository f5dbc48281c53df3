import type { RejectedLine } from '../../lists/readers/rejected-line.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { REJECTION_WORDS } from '../../words/rejection-words.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';
import type { Output } from '../terminal/output.ts';

/**
 * Prints messages and progress to standard error. Also escapes output that is written to log files, because people read
 * them in a terminal.
 */
export interface Messages {
  /** Prints a line in place of the progress. */
  print(text: string): Promise<void>;
  /** Overwrites the progress line. Does nothing if the output is not a terminal. */
  showProgress(text: string): Promise<void>;
  hideProgress(): Promise<void>;
}

/** Moves the cursor to the start of the line and clears it: https://en.wikipedia.org/wiki/ANSI_escape_code#CSI_sequences */
const CLEAR_LINE = '\r\u001b[K';

export function createMessages(output: Pick<Output, 'isTerminal' | 'write'>): Messages {
  let hasProgress = false;
  async function hideProgress(): Promise<void> {
    if (hasProgress) await output.write(CLEAR_LINE);
    hasProgress = false;
  }

  return {
    async print(text) {
      await hideProgress();
      await output.write(`${escapeForTerminal(text)}\n`);
    },
    async showProgress(text) {
      if (!output.isTerminal) return;
      hasProgress = true;
      await output.write(CLEAR_LINE + escapeForTerminal(text));
    },
    hideProgress,
  };
}

/** Maximum number of faults that are printed individually. */
const MAX_REPORTED = 20;

/** Prints the faults of a list, such as lines without a readable name. */
export interface FaultReporter {
  readonly count: number;
  add(message: string): Promise<void>;
  /** Prints the number of faults that were not printed individually. */
  end(): Promise<void>;
}

/** @param noun word for one fault in messages, such as `line` */
export function createFaultReporter(
  { print }: Pick<Messages, 'print'>,
  noun: string,
): FaultReporter {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async add(message) {
      count += 1;
      if (count <= MAX_REPORTED) await print(message);
    },
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
export interface Progress {
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
