import { compareAddresses } from '../../addresses/compare-addresses.ts';
import { describePin } from '../../addresses/judge-address.ts';
import type { Pin } from '../../addresses/trusted-addresses.ts';
import { sayFinding } from '../../words/finding-words.ts';
import type { Parts } from '../../words/parts.ts';
import { ADDRESS_ROW_WORDS } from '../../words/row-words.ts';
import { ADDRESS_WARNINGS, type AddressFinding, isAddressName } from './address-column.ts';

/** What is known about the address of one row. */
export interface RowAddress {
  /** The address as the list contains it. Null if the text beside the name is not an address. */
  address: string | null;
  finding: AddressFinding;
  /** Trusted address that the finding is about, or null. */
  pin: Pin | null;
}

/** Codes of the findings about a trusted address. */
const CODES = {
  poisoned: 'address_looks_trusted',
  similar: 'address_similar',
  other_pin: 'address_of_other',
  trusted: 'address_trusted',
} as const;

/** Describes what is known about an address, in the words of the page. */
export function describeAddress({ address, finding, pin }: RowAddress): Parts {
  if (!(finding in CODES)) return [ADDRESS_ROW_WORDS[finding as keyof typeof ADDRESS_ROW_WORDS]];
  if (pin === null) return [];
  const code = CODES[finding as keyof typeof CODES];
  const { differing } = compareAddresses(address ?? pin.address, pin.address);
  return sayFinding({ code, args: { ...describePin(pin), name: pin.name ?? '', differing } })
    .headline;
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
