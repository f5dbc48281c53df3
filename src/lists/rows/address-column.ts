import { checkAddress } from '../../addresses/check-address.ts';
import { compareAddresses } from '../../addresses/compare-addresses.ts';
import { describePin } from '../../addresses/judge-address.ts';
import type { Pin } from '../../addresses/trusted-addresses.ts';
import { NO_IMITATION, NO_RATING, NO_RISK, NORMALIZATIONS } from '../../contract/bulk-columns.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN } from '../../contract/rating.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { sayFinding } from '../../words/finding-words.ts';
import { ADDRESS_ROW_WORDS } from '../../words/row-words.ts';
import type { Parts } from '../../words/statement.ts';
import { getTextAt, type JoinedTexts, joinTexts } from './joined-texts.ts';
import type { JudgedColumns } from './judged-columns.ts';

/**
 * What is known about an address, by index into this list. `poisoned` looks like a trusted address, `other_pin` is not
 * the address that the user trusts for the name, and `similar` has the same ends as a trusted address, but fewer digits
 * of them. `right`, `wrong` and `absent` describe the checksum of any other address.
 */
const ADDRESS_FINDINGS = [
  'none',
  'poisoned',
  'other_pin',
  'wrong',
  'invalid',
  'similar',
  'trusted',
  'absent',
  'right',
] as const;

export type AddressFinding = (typeof ADDRESS_FINDINGS)[number];

const RATINGS: Partial<Record<AddressFinding, number>> = {
  poisoned: RATING_ALERT,
  other_pin: RATING_ALERT,
  wrong: RATING_ALERT,
  invalid: RATING_WARN,
};

/** Returns the index of a finding in {@link ADDRESS_FINDINGS}. */
export function getFindingIndex(finding: AddressFinding): number {
  return ADDRESS_FINDINGS.indexOf(finding);
}

/** Addresses of the rows of one chunk. */
export interface AddressColumn {
  /** Address of each row as the list contains it. Empty if the row has none. */
  texts: JoinedTexts;
  /** Finding of each row without the trusted addresses: the checksum. */
  checksums: Uint8Array;
  findings: Uint8Array;
  /** Rating of each row without its address. */
  nameRatings: Uint8Array;
}

/** Checks whether a name is an address. Much faster for other names than `isAddress`. */
export function isAddressName(name: string): boolean {
  const { length } = name;
  return length >= 42 && length <= 64 && name.includes('0x') && isAddress(name);
}

/**
 * Stores the addresses of a chunk and checks their checksums. The address of a row is its name if the name is an address,
 * otherwise the text beside the name. Returns null if no row has an address, or any text beside its name.
 */
export function packAddresses(
  names: readonly string[],
  beside: readonly (string | null)[],
): AddressColumn | null {
  const texts = names.map((name, row) => (isAddressName(name) ? name : (beside[row] ?? '')).trim());
  if (texts.every((text) => text === '')) return null;
  const checksums = Uint8Array.from(texts, (text) =>
    getFindingIndex(text === '' ? 'none' : isAddress(text) ? checkAddress(text) : 'invalid'),
  );
  return {
    texts: joinTexts(texts.map((text) => (isAddress(text) ? text : ''))),
    checksums,
    findings: checksums.slice(),
    nameRatings: new Uint8Array(names.length),
  };
}

/** Returns the finding of a row. */
export function getAddressFinding(column: AddressColumn | null, row: number): AddressFinding {
  return ADDRESS_FINDINGS[column?.findings[row] ?? 0] ?? 'none';
}

/** Returns the address of a row as the list contains it, or null if the row has none. */
export function getAddress(column: AddressColumn | null, row: number): string | null {
  return column && (getTextAt(column.texts, row) || null);
}

/** Checks whether the user should check the address of a row. */
export function isAddressWarning(column: AddressColumn | null, row: number): boolean {
  return getAddressFinding(column, row) in RATINGS;
}

const UNKNOWN = NORMALIZATIONS.indexOf('unknown');

/** Columns that are 0 for an address. */
const CLEARED = ['riskCount', 'isChanged', 'checkMask', 'target', 'known', 'title'] as const;

/** Removes the verdict on the text of an address, which is not a name. */
function clearVerdict(columns: JudgedColumns, row: number): void {
  columns.rating[row] = RATING_PASS;
  columns.highestRisk[row] = NO_RISK;
  columns.normalization[row] = UNKNOWN;
  columns.imitationKind[row] = NO_IMITATION;
  columns.imitationStatus[row] = NO_IMITATION;
  for (const column of CLEARED) columns[column][row] = 0;
}

/** Prepares new results of rows with addresses: rows that are an address get no verdict on their text. */
export function removeAddressVerdicts(
  columns: JudgedColumns,
  addresses: AddressColumn,
  getName: (row: number) => string,
): void {
  for (let row = 0; row < addresses.findings.length; row += 1) {
    const isInspected = columns.rating[row] !== NO_RATING;
    if (isInspected && addresses.checksums[row] !== 0 && isAddressName(getName(row)))
      clearVerdict(columns, row);
  }
  addresses.nameRatings.set(columns.rating);
  rateAddresses(columns, addresses);
}

/** Returns the worse of the ratings of a name and of the address beside it. */
export function getWorseRating(rating: number, finding: AddressFinding): number {
  return Math.max(rating, RATINGS[finding] ?? NO_RATING);
}

/** Sets the rating of each row to the worse of the ratings of its name and its address. */
export function rateAddresses(columns: JudgedColumns, addresses: AddressColumn): void {
  for (let row = 0; row < addresses.findings.length; row += 1) {
    const rating = addresses.nameRatings[row] as number;
    columns.rating[row] =
      rating === NO_RATING ? rating : getWorseRating(rating, getAddressFinding(addresses, row));
  }
}

/** What is known about the address of one row. */
export interface RowAddress {
  /** The address as the list contains it. Null if the text beside the name is not an address. */
  address: string | null;
  finding: AddressFinding;
  /** Trusted address that the finding is about, or null. */
  pin: Pin | null;
}

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
  return finding in RATINGS;
}

/** Checks whether a row is described by its address: it is an address, or only its address has a warning. */
export function isDescribedByAddress(
  address: RowAddress,
  name: string,
  riskCount: number,
): boolean {
  return isAddressName(name) || (riskCount === 0 && needsCheck(address));
}
