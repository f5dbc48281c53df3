import { ADDRESS_PROBLEMS, isMeantAsAddress, readAddress } from '../addresses/read-address.ts';
import { isAddress } from '../primitives/is-address.ts';

/** What is compared: two names, two addresses, a name and an address, or an address that cannot be read. */
export type PairKind =
  | { kind: 'names' }
  | { kind: 'addresses' }
  | { kind: 'mixed'; name: string; address: string }
  | { kind: 'unreadable'; which: 'first' | 'second'; reason: string };

/** Decides how to compare two texts, which may both be empty. */
export function getPairKind(first: string, second: string): PairKind {
  const texts = [first, second] as const;
  const [isFirst, isSecond] = texts.map(isAddress);
  if (isFirst && isSecond) return { kind: 'addresses' };
  const broken = texts.findIndex((text) => isMeantAsAddress(text) && !isAddress(text));
  if (broken >= 0) {
    const read = readAddress(texts[broken] as string);
    // `readAddress` accepts spaces between the digits. The fields keep them, so the user has to remove them.
    const reason =
      'problem' in read ? ADDRESS_PROBLEMS[read.problem] : 'Remove the spaces between the digits.';
    return { kind: 'unreadable', which: broken === 0 ? 'first' : 'second', reason };
  }
  if (isFirst && second !== '') return { kind: 'mixed', name: second, address: first.trim() };
  if (isSecond && first !== '') return { kind: 'mixed', name: first, address: second.trim() };
  return { kind: 'names' };
}
