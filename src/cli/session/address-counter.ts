import type { ParsedNames } from '../../lists/readers/name-parser.ts';
import {
  type AddressFinding,
  getAddressFinding,
  packAddresses,
} from '../../lists/rows/address-column.ts';
import { formatCount } from '../../primitives/format-count.ts';

/** Counts how many addresses of a list have a right, a wrong or no checksum. */
export interface AddressCounter {
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
