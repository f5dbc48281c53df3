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
export class StatusCounts implements Record<FindingStatus, number> {
  alert = 0;
  warn = 0;
  info = 0;
  pass = 0;
  /** Number of alerts that a table shows as `info`, because they have a harmless cause: `Vitalik.eth`, an address. */
  shownAsInfo = 0;

  /** Counts ratings. A name without a rating counts as an alert. */
  addRatings(ratings: Iterable<number>): void {
    for (const rating of ratings) {
      this[rating === RATING_PASS ? 'pass' : rating === RATING_WARN ? 'warn' : 'alert'] += 1;
    }
  }

  get total(): number {
    return this.alert + this.warn + this.info + this.pass;
  }

  /** @example counts.list(['alert', 'warn']) // '2 alert (1 shown as info), 1,200 warn' */
  list(statuses: readonly FindingStatus[]): string {
    const format = (count: number) => count.toLocaleString('en');
    const note = this.shownAsInfo > 0 ? ` (${format(this.shownAsInfo)} shown as info)` : '';
    return statuses
      .map((status) => `${format(this[status])} ${status}${status === 'alert' ? note : ''}`)
      .join(', ');
  }

  /** Checks whether any name or finding has the given status or a worse one. */
  reaches(status: FailStatus | undefined): boolean {
    return status !== undefined && (status === 'alert' ? this.alert : this.alert + this.warn) > 0;
  }
}

const WORDS: Partial<Record<AddressFinding, string>> = {
  right: 'right checksum',
  wrong: 'wrong checksum',
  absent: 'without a checksum',
  invalid: 'not an address',
};

/** Counts how many addresses of a list have a right, a wrong or no checksum. */
export function createAddressCounter() {
  const counts = new Map<AddressFinding, number>();
  return {
    add({ names, addresses = [] }: ParsedNames) {
      const column = packAddresses(names, addresses);
      for (let row = 0; column && row < names.length; row += 1) {
        const finding = getAddressFinding(column, row);
        if (finding !== 'none') counts.set(finding, (counts.get(finding) ?? 0) + 1);
      }
    },
    /** Number of texts in the position of an address that are not addresses or have a wrong checksum. */
    get faults() {
      return (counts.get('wrong') ?? 0) + (counts.get('invalid') ?? 0);
    },
    /** Returns `3 addresses: 1 wrong checksum, 2 without a checksum.`, or null if the list has no addresses. */
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
