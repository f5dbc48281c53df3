import { isAddress } from '../../primitives/is-address.ts';

const ADDRESS_LENGTH = 42;

/** Trimmed at both ends. White space inside the name is kept, because ENS treats it as part of the name. */
const SPACE = '[ \\t]';
const START = new RegExp(`^${SPACE}+`);
const END = new RegExp(`(?<!${SPACE})${SPACE}+$`);
const trimStart = (text: string) => text.replace(START, '');
const trimEnd = (text: string) => text.replace(END, '');

/** Characters that can stand between a name and its address, besides white space. An arrow is `->`, `=>` or `→`. */
const SEPARATORS = new Set(['=', ':', ',', ';', '|', '→', '>']);

/**
 * Splits a line into a name and an address in either order, with white space or a separator between them. Returns null for
 * any other line. Takes linear time.
 *
 * @example splitNameAndAddress('vitalik.eth = 0xd8dA…') // { name: 'vitalik.eth', address: '0xd8dA…' }
 */
export function splitNameAndAddress(line: string): { name: string; address: string } | null {
  const text = trimStart(trimEnd(line));
  const last = text.slice(-ADDRESS_LENGTH);
  if (isAddress(last)) {
    const name = trimSeparatorAtEnd(text.slice(0, -ADDRESS_LENGTH));
    return name === null ? null : { name, address: last };
  }
  const first = text.slice(0, ADDRESS_LENGTH);
  if (!isAddress(first)) return null;
  const name = trimSeparatorAtStart(text.slice(ADDRESS_LENGTH));
  return name === null ? null : { name, address: first };
}

/** Removes white space and one separator. Returns null without a separator, and if nothing is left. */
function trimSeparatorAtEnd(text: string): string | null {
  let name = trimEnd(text);
  if (SEPARATORS.has(name.at(-1) ?? '')) name = name.slice(0, /[-=]>$/u.test(name) ? -2 : -1);
  return name === text ? null : trimEnd(name) || null;
}

function trimSeparatorAtStart(text: string): string | null {
  let name = trimStart(text);
  if (/^[-=]>/u.test(name)) name = name.slice(2);
  else if (SEPARATORS.has(name.charAt(0))) name = name.slice(1);
  return name === text ? null : trimStart(name) || null;
}

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
