import { REJECTION_REASONS, type RejectedLine } from '../../lists/readers/rejected-line.ts';
import { formatCount } from '../../primitives/format-count.ts';
import type { NameSource } from '../reading/name-source.ts';
import type { Messages } from './messages.ts';

/** Maximum number of lines that are printed individually. */
const MAX_REPORTED = 20;

/** Prints which lines of a list have no readable name. */
export interface LineReporter {
  readonly count: number;
  add(source: Pick<NameSource, 'label'>, line: RejectedLine): Promise<void>;
  /** Prints how many lines were left out. */
  end(): Promise<void>;
}

export function createLineReporter({ print }: Pick<Messages, 'print'>): LineReporter {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async add({ label }, { line, reason }) {
      count += 1;
      if (count <= MAX_REPORTED) await print(`${label}:${line}: ${REJECTION_REASONS[reason]}`);
    },
    async end() {
      if (count > MAX_REPORTED) {
        await print(`… and ${formatCount(count - MAX_REPORTED, 'more line')}.`);
      }
    },
  };
}
