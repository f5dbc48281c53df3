import type { FindingStatus } from '../../contract/finding.ts';
import { RATING_PASS, RATING_WARN } from '../../contract/rating.ts';
import type { ParsedNames } from '../../lists/readers/name-parser.ts';
import {
  type AddressFinding,
  getAddressFinding,
  packAddresses,
} from '../../lists/rows/address-column.ts';
import { formatCount } from '../../primitives/format-count.ts';
import type { FailStatus } from './command-options.ts';

/** Number of names or findings with each status. */
export type StatusCounts = Record<FindingStatus, number>;

export function createStatusCounts(): StatusCounts {
  return { alert: 0, warn: 0, info: 0, pass: 0 };
}

/** Counts a rating. A name without a rating counts as an alert. */
export function countRating(counts: StatusCounts, rating: number): void {
  counts[rating === RATING_PASS ? 'pass' : rating === RATING_WARN ? 'warn' : 'alert'] += 1;
}

export function sumCounts(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** @example listCounts(counts, ['alert', 'warn']) // '1 alert, 1,200 warn' */
export function listCounts(counts: StatusCounts, statuses: readonly FindingStatus[]): string {
  return statuses.map((status) => `${counts[status].toLocaleString('en')} ${status}`).join(', ');
}

/** Checks whether any name or finding has the given status or a worse one. */
export function reachesStatus(
  { warn, alert }: StatusCounts,
  status: FailStatus | undefined,
): boolean {
  return status !== undefined && (status === 'alert' ? alert : alert + warn) > 0;
}

/** Counts how many addresses of a list have a right, a wrong or no checksum. */
interface AddressCounter {
  add(read: ParsedNames): void;
  /** Number of texts in the position of an address that are not addresses or have a wrong checksum. */
  readonly faults: number;
  /** Returns `3 addresses: 1 wrong checksum, 2 without a checksum.`, or null if the list has no addresses. */
  summarize(): string | null;
}

const WORDS: Partial<Record<AddressFinding, string>> = {
  right: 'right checksum',
  wrong: 'wrong checksum',
  absent: 'without a checksum',
  invalid: 'not an address',
};

export function createAddressCounter(): AddressCounter {
  const counts = new Map<AddressFinding, number>();
  return {
    add({ names, addresses = [] }) {
      const column = packAddresses(names, addresses);
      for (let row = 0; column && row < names.length; row += 1) {
        const finding = getAddressFinding(column, row);
        if (finding !== 'none') counts.set(finding, (counts.get(finding) ?? 0) + 1);
      }
    },
    get faults() {
      return (counts.get('wrong') ?? 0) + (counts.get('invalid') ?? 0);
    },
    summarize() {
      if (counts.size === 0) return null;
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const parts = [...counts].map(
        ([finding, count]) => `${count.toLocaleString('en')} ${WORDS[finding]}`,
      );
      return `${formatCount(total, 'address', 'addresses')}: ${parts.join(', ')}.`;
    },
  };
}
