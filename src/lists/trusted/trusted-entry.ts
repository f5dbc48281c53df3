import {
  type AddressProblem,
  isMeantAsAddress,
  readAddress,
} from '../../addresses/read-address.ts';

/** A name, an address, or both, that a user trusts. At least one of the two is given. Only an address has a note. */
export interface TrustedEntry {
  name: string | null;
  /** `0x` and 40 digits. */
  address: string | null;
  note: string | null;
}

/** An entry, or the reason why its address is refused. */
export type ReadEntry = { entry: TrustedEntry } | { problem: AddressProblem };

/** Matches what {@link formatTrustedLine} writes for an address. */
const PIN = /^(?:(.*\S) = )?(0x[\da-f]{40})(?: # (.*))?$/isu;
/** Matches a name and an address, in any order, with other separators between them. */
const PAIR =
  /^\s*(?:([^\s,;=]*[^\s,;=:])[\s,;=:]+(0x[\da-f]{40})|(0x[\da-f]{40})[\s,;=:]+(\S+\.\S+))\s*$/iu;

/** Creates an entry from separate texts. Blank texts count as missing. Returns null if there is neither a name nor an address. */
export function createEntry(name: string, address: string, note: string): ReadEntry | null {
  const [hasName, hasAddress] = [name.trim() !== '', address.trim() !== ''];
  if (!hasAddress) return hasName ? createNameEntry(name) : null;
  const read = readAddress(address);
  if ('problem' in read) return read;
  // A note is one line, so that it fits into a line of a text file.
  const line = note.replace(/\s+/gu, ' ').trim();
  return {
    entry: { name: hasName ? name : null, address: read.address, note: line === '' ? null : line },
  };
}

function createNameEntry(text: string): ReadEntry {
  if (isMeantAsAddress(text)) return createEntry('', text, '') as ReadEntry;
  return { entry: { name: text, address: null, note: null } };
}

/**
 * Reads a line of a text file: a name, an address, or both, and a note of the address.
 *
 * @example parseTrustedLine('vitalik.eth = 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 # from his site')
 */
export function parseTrustedLine(line: string): ReadEntry {
  const [isPin, name = '', address = '', note = ''] = PIN.exec(line) ?? [];
  if (isPin !== undefined) return createEntry(name, address, note) as ReadEntry;
  const [isPair, before, second, first, after] = PAIR.exec(line) ?? [];
  if (isPair === undefined) return createNameEntry(line);
  return createEntry(before ?? after ?? '', second ?? first ?? '', '') as ReadEntry;
}

/** Formats an entry as a line that {@link parseTrustedLine} reads back. */
export function formatTrustedLine({ name, address, note }: TrustedEntry): string {
  if (address === null) return name ?? '';
  return `${name === null ? '' : `${name} = `}${address}${note === null ? '' : ` # ${note}`}`;
}
