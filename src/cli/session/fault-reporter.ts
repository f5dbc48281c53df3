import type { RejectedLine } from '../../lists/readers/rejected-line.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { REJECTION_WORDS } from '../../words/rejection-words.ts';
import type { Messages } from './messages.ts';

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
