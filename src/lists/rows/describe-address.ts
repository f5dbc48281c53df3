import { compareAddresses } from '../../addresses/compare-addresses.ts';
import type { Pin } from '../../addresses/trusted-addresses.ts';
import type { HeadlinePart } from '../../words/names/headline.ts';
import { ADDRESS_WARNINGS, type AddressFinding, isAddressName } from './address-column.ts';

/** What is known about the address of one row. */
export interface RowAddress {
  /** The address as the list contains it. Null if the text beside the name is not an address. */
  address: string | null;
  finding: AddressFinding;
  /** Trusted address that the finding is about, or null. */
  pin: Pin | null;
}

const WORDS: Readonly<Partial<Record<AddressFinding, string>>> = {
  right: 'Checksum right',
  wrong: 'Checksum wrong',
  absent: 'No checksum',
  invalid: 'Not an address',
};

/** Describes an address by the trusted name: `the address you trust as vitalik.eth`. */
function describePin(pin: Pin | null): readonly HeadlinePart[] {
  return pin?.name ? ['the address you trust as ', { name: pin.name }] : ['an address you trust'];
}

/** Describes what is known about an address, in the words of the page. */
export function describeAddress({ address, finding, pin }: RowAddress): readonly HeadlinePart[] {
  switch (finding) {
    case 'poisoned': {
      const differing = address && pin ? compareAddresses(address, pin.address).differing : 0;
      const end = differing === 0 ? [] : [`: ${differing} of 40 digits differ`];
      return ['Looks like ', ...describePin(pin), ...end];
    }
    case 'similar':
      return ['Starts and ends like ', ...describePin(pin)];
    case 'other_pin':
      return ['You trust ', { name: pin?.name ?? '' }, ' with a different address'];
    case 'trusted':
      return ['This is ', ...describePin(pin)];
    default:
      return [WORDS[finding] ?? ''];
  }
}

/** Checks whether the user should check an address. */
export function needsCheck({ finding }: RowAddress): boolean {
  return ADDRESS_WARNINGS.includes(finding);
}

/** Checks whether a row is described by its address: it is an address, or only its address has a warning. */
export function isDescribedByAddress(
  address: RowAddress,
  name: string,
  riskCount: number,
): boolean {
  return isAddressName(name) || (riskCount === 0 && needsCheck(address));
}
