import { REJECTION_REASONS, type RejectedLine } from '../../lists/readers/rejected-line.ts';
import { formatCount } from '../../primitives/format-count.ts';
import type { NameSource } from '../reading/name-source.ts';
import type { Messages } from './messages.ts';

/** Lines that are told one by one. */
const MAX_TOLD = 20;

/** Lines that gave no name. */
export interface LineFaults {
  readonly count: number;
  add(source: Pick<NameSource, 'label'>, line: RejectedLine): Promise<void>;
  /** Says how many were not told. */
  end(): Promise<void>;
}

export function createLineFaults({ say }: Pick<Messages, 'say'>): LineFaults {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async add({ label }, { line, reason }) {
      count += 1;
      if (count <= MAX_TOLD) await say(`${label}:${line}: ${REJECTION_REASONS[reason]}`);
    },
    async end() {
      if (count > MAX_TOLD) await say(`… and ${formatCount(count - MAX_TOLD, 'line')} more.`);
    },
  };
}
