import type { Pin } from '../contract/finding.ts';
import {
  type AddressComparison,
  type AddressRelation,
  compareDigits,
  getAddressDigits,
  POISONED_END,
  SIMILAR_ENDS,
} from './compare-addresses.ts';

export type { Pin };

/** How an address relates to the trusted addresses. */
export interface AddressJudgment {
  relation: AddressRelation;
  /** Pins of this address if it is trusted. Otherwise, pins of the addresses that it looks like, most similar first. */
  pins: readonly Pin[];
}

/** Trusted addresses, indexed by their digits and names. */
export interface TrustedAddresses {
  readonly size: number;
  /** Compares an address with the trusted ones. Takes microseconds, regardless of how many addresses are trusted. */
  judge(address: string): AddressJudgment;
  /** Returns the pins whose addresses look like this address but differ from it, even if this address is trusted. */
  findPoisoned(address: string): readonly Pin[];
  /** Returns the pins of a name, or an empty array if one of them has this address. */
  findOtherPins(name: string, address: string): readonly Pin[];
}

/**
 * Parts of an address that serve as lookup keys, each of six digits. A look-alike has six equal digits at one end, has
 * three equal digits at both ends, or differs in at most two digits. Therefore a look-alike shares at least one key
 * with the trusted address.
 */
const KEY_PARTS = [
  (digits: string) => digits.slice(0, SIMILAR_ENDS) + digits.slice(-SIMILAR_ENDS),
  (digits: string) => digits.slice(0, POISONED_END),
  (digits: string) => digits.slice(POISONED_END, 2 * POISONED_END),
  (digits: string) => digits.slice(-POISONED_END),
] as const;

/** Maximum number of pins compared per key. Only a list that was built to slow down the page has more. */
const MAX_CANDIDATES = 256;

/** Creates an index of trusted addresses. `isAddress` must accept the address of each pin. */
export function createTrustedAddresses(pins: readonly Pin[]): TrustedAddresses {
  const digitsOf = pins.map(({ address }) => getAddressDigits(address));
  const byDigits = groupPositions(digitsOf);
  const byName = groupPositions(pins.map(({ name }) => name && foldName(name)));
  const tables = KEY_PARTS.map((getPart) => ({
    getPart,
    byPart: groupPositions(digitsOf.map(getPart)),
  }));
  const getPins = (positions: Iterable<number>) =>
    Array.from(positions, (position) => pins[position] as Pin);

  /** Finds trusted addresses that look like this address but differ from it, most similar first. */
  function findClose(digits: string): { relation: AddressRelation; position: number }[] {
    const candidates = new Set(
      tables.flatMap(
        ({ getPart, byPart }) => byPart.get(getPart(digits))?.slice(0, MAX_CANDIDATES) ?? [],
      ),
    );
    return Array.from(candidates, (position) => ({
      position,
      comparison: compareDigits(digits, digitsOf[position] as string),
    }))
      .filter(({ comparison: { relation } }) => relation === 'poisoned' || relation === 'similar')
      .sort((a, b) => rank(a.comparison) - rank(b.comparison))
      .map(({ position, comparison: { relation } }) => ({ relation, position }));
  }

  function judge(address: string): AddressJudgment {
    const digits = getAddressDigits(address);
    const equal = byDigits.get(digits);
    if (equal) return { relation: 'equal', pins: getPins(equal) };
    const close = findClose(digits);
    return {
      relation: close[0]?.relation ?? 'different',
      pins: getPins(close.map(({ position }) => position)),
    };
  }

  return {
    size: pins.length,
    judge,
    findPoisoned(address) {
      const close = findClose(getAddressDigits(address));
      const poisoned = close.filter(({ relation }) => relation === 'poisoned');
      return getPins(poisoned.map(({ position }) => position));
    },
    findOtherPins(name, address) {
      const positions = byName.get(foldName(name)) ?? [];
      const digits = getAddressDigits(address);
      return positions.some((position) => digitsOf[position] === digits) ? [] : getPins(positions);
    },
  };
}

/** Returns a sort key: poisoned addresses come first, then addresses with fewer differing digits. */
function rank({ relation, differing }: AddressComparison): number {
  return relation === 'poisoned' ? differing : 100 + differing;
}

/** Converts a name to NFC and lower case, so that spellings of the same name are equal. */
function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function groupPositions(keys: readonly (string | null)[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [position, key] of keys.entries()) {
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(position);
    else groups.set(key, [position]);
  }
  return groups;
}
