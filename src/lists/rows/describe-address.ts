import { compareAddresses } from '../../addresses/compare-addresses.ts';
import type { Pin } from '../../addresses/trusted-addresses.ts';
import { ADDRESS_ROW_WORDS } from '../../words/address-row-words.ts';
import type { Parts } from '../../words/parts.ts';
import { ADDRESS_WARNINGS, type AddressFinding, isAddressName } from './address-column.ts';

/** What is known about the address of one row. */
export interface RowAddress {
  /** The address as the list contains it. Null if the text beside the name is not an address. */
  address: string | null;
  finding: AddressFinding;
  /** Trusted address that the finding is about, or null. */
  pin: Pin | null;
}

/** Describes what is known about an address, in the words of the page. */
export function describeAddress({ address, finding, pin }: RowAddress): Parts {
  const differing = address && pin ? compareAddresses(address, pin.address).differing : 0;
  return ADDRESS_ROW_WORDS[finding]({ name: pin?.name ?? null, differing });
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
