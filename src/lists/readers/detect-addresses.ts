import { isAddress } from '../../primitives/is-address.ts';
import { splitNameAndAddress } from './address-beside-name.ts';

/** Number of lines at the start of a list in which addresses are sought. */
const MAX_LINES = 100;

/** Column headings and field names that suggest the address of a name, best first. */
const ADDRESS_HEADINGS = ['address', 'eth address', 'eth_address', 'resolved', 'addr', 'wallet'];

/** Returns the index of a heading in a list, best first, or the length of the list if it is not in it. */
export function rankHeading(headings: readonly string[], heading: string): number {
  const rank = headings.indexOf(heading.trim().toLowerCase());
  return rank < 0 ? headings.length : rank;
}

const rankAddress = (heading: string) => rankHeading(ADDRESS_HEADINGS, heading);

/** Checks whether at least half of the first lines are a name beside an address. */
export function haveAddresses(lines: readonly string[]): boolean {
  const first = lines.slice(0, MAX_LINES);
  const split = first.filter((line) => splitNameAndAddress(line) !== null);
  return split.length > 0 && split.length * 2 >= first.length;
}

/** Checks whether a column consists of addresses, apart from empty values. */
function isAddressColumn(values: readonly string[]): boolean {
  const filled = values.filter((value) => value.trim() !== '');
  const addresses = filled.filter(isAddress);
  return addresses.length > 0 && addresses.length * 2 >= filled.length;
}

/** A column or field with its values. */
export interface ValueColumn<Key> {
  key: Key;
  heading: string;
  values: readonly string[];
}

/** Finds the column with the addresses of the names: by its content, and among several, by its heading. */
export function findAddresses<Key>(columns: readonly ValueColumn<Key>[]): Key | undefined {
  return columns
    .filter(({ values }) => isAddressColumn(values))
    .sort((a, b) => rankAddress(a.heading) - rankAddress(b.heading))[0]?.key;
}
