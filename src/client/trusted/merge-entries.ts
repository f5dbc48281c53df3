import { createTrustedAddresses, type Pin } from '../../addresses/trusted-addresses.ts';
import type { TrustedEntry } from '../../lists/trusted/trusted-entry.ts';
import type { ParsedTrusted } from '../../lists/trusted/trusted-reader.ts';
import { guessName } from './guess-name.ts';
import { getPinKey } from './pin-storage.ts';

/**
 * Maximum number of trusted names, and of trusted addresses. Building a larger index would take minutes and gigabytes
 * of memory.
 */
export const MAX_TRUSTED = 100_000;

/** An address that is not added because it conflicts with trusted addresses. */
export interface ClashingEntry {
  line: number;
  pin: Pin;
  /** Trusted addresses that the new address conflicts with. */
  others: readonly Pin[];
}

/** Names and pins that an import adds, and the entries that it skips. */
export interface EntryMerge {
  names: readonly string[];
  pins: readonly Pin[];
  /** Number of entries that are trusted already. */
  known: number;
  /** Names that are already trusted with a different address. */
  conflicts: readonly ClashingEntry[];
  /** Addresses that look like a trusted address. */
  lookAlikes: readonly ClashingEntry[];
  /** Number of entries beyond {@link MAX_TRUSTED}. */
  surplus: number;
}

/** Creates a pin with the name that {@link guessName} returns. Returns null for an entry without an address. */
export function createPin({ name, address, note }: TrustedEntry): Pin | null {
  return address === null ? null : { address, name: name === null ? null : guessName(name), note };
}

/** Decides which entries of a list to add to the trusted names and pins. Never replaces a trusted address. */
export function mergeEntries(
  entries: ParsedTrusted['entries'],
  { names, pins }: { names: readonly string[]; pins: readonly Pin[] },
): EntryMerge {
  const trustedNames = new Set(names.map(guessName));
  const trustedPins = new Map(pins.map((pin) => [getPinKey(pin), pin]));
  const pinsOfName = new Map<string, Pin[]>();
  for (const pin of pins) {
    if (pin.name !== null) pinsOfName.set(pin.name, [...(pinsOfName.get(pin.name) ?? []), pin]);
  }
  const addedNames: string[] = [];
  const addedPins: { line: number; pin: Pin }[] = [];
  const conflicts: ClashingEntry[] = [];
  let known = 0;
  let surplus = 0;

  function addName(text: string): boolean {
    if (trustedNames.has(guessName(text))) return false;
    if (trustedNames.size >= MAX_TRUSTED) {
      surplus += 1;
      return true;
    }
    trustedNames.add(guessName(text));
    addedNames.push(text);
    return true;
  }

  function addPin(line: number, pin: Pin): void {
    const key = getPinKey(pin);
    const others = pin.name === null ? [] : (pinsOfName.get(pin.name) ?? []);
    const earlier = trustedPins.get(key);
    if (earlier && (pin.note === null || pin.note === earlier.note)) known += 1;
    else if (!earlier && others.length > 0) conflicts.push({ line, pin, others });
    else if (!earlier && trustedPins.size >= MAX_TRUSTED) surplus += 1;
    else {
      trustedPins.set(key, pin);
      if (pin.name !== null) pinsOfName.set(pin.name, [pin]);
      addedPins.push({ line, pin });
    }
  }

  for (const { line, entry } of entries) {
    const pin = createPin(entry);
    if (pin) addPin(line, pin);
    else if (entry.name !== null && !addName(entry.name)) known += 1;
  }
  const { safe, lookAlikes } = findLookAlikes(pins, addedPins);
  for (const { name } of safe) if (name !== null) addName(name);
  return { names: addedNames, pins: safe, known, conflicts, lookAlikes, surplus };
}

/** Separates the pins whose address looks like a trusted address, or like an earlier address of the same list. */
function findLookAlikes(
  trusted: readonly Pin[],
  added: readonly { line: number; pin: Pin }[],
): { safe: Pin[]; lookAlikes: ClashingEntry[] } {
  const index = createTrustedAddresses([...trusted, ...added.map(({ pin }) => pin)]);
  const order = new Map(added.map(({ pin }, at) => [pin, at]));
  const safe: Pin[] = [];
  const lookAlikes: ClashingEntry[] = [];
  for (const [at, { line, pin }] of added.entries()) {
    const others = index.findPoisoned(pin.address).filter((other) => (order.get(other) ?? -1) < at);
    if (others.length > 0) lookAlikes.push({ line, pin, others });
    else safe.push(pin);
  }
  return { safe, lookAlikes };
}
