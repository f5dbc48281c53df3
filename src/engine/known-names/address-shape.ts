// Finds labels that look like an address. An Ethereum address is `0x` and 40 hex digits:
// https://ethereum.org/en/developers/docs/accounts/

import type { Evidence } from '../../words/checks/evidence-words.ts';
import { MIN_BITCOIN_LENGTH, MIN_DIGITS } from './address-filter.ts';
import { explainPiece } from './explain-reading.ts';
import type { Finding } from './imitation-finding.ts';
import { isReverse } from './name-parents.ts';

/** Number of digits in an Ethereum address. */
const DIGITS = 40;
/** Minimum number of digits in a part of an address. */
const MIN_PART = 12;
/** Maximum number of other characters around an address. */
const MAX_AROUND = 8;

/** Kind of address that a label looks like, with the status of the finding. */
export interface AddressShape {
  readonly status: 'alert' | 'warn' | 'info';
  readonly evidence: readonly Evidence[];
}

const HAS_SEPARATOR = /[-_x×’…]/;
/** Matches all short labels that can look like an address: four digits before a separator, or `0x`. */
const MAY_BE_SHORT = /[\da-filos]{4}[-_’…]|[0o][-_’…]*[x×]/;

/**
 * Returns the kind of address that a label looks like, or null. In a reading of a label, letters can stand for the
 * digits that they look like.
 */
export function judgeAddressShape(text: string, isReading = false): AddressShape | null {
  const mayBeShort = HAS_SEPARATOR.test(text) && MAY_BE_SHORT.test(text);
  if (text.length < MIN_BITCOIN_LENGTH && !mayBeShort) return null;
  const label = isReading ? readDigits(text) : text;
  const bare = label.replace(/[-_’…]/g, '');
  const found = findWhole(bare) ?? findShortened(readDigits(label)) ?? judgeNumber(bare);
  if (found) return found;
  const [, start, end] = BARE_SHORTENED.exec(text) ?? [];
  // Without `0x`, a year can also stand before a word: `2024-cafe`.
  if (start && end) return createShortened(start, end) && createShortened(end, start);
  // Nobody writes an address with hyphens.
  if (bare !== label) return null;
  return isBitcoinAddress(bare) && /\d.*\d/.test(text)
    ? createShape('warn', 'bitcoin_address')
    : findOther(bare);
}

/** Replaces letters that look like a digit: `'d8dao' → 'd8da0'`. */
function readDigits(text: string): string {
  return text.replace(/[ilos]/g, (letter) => ({ o: '0', s: '5' })[letter] ?? '1');
}

/** Up to 48 digits, because the characters around an address can look like digits too: `safe`. */
const WHOLE = /(?:(0[x×])|(?<![\da-f]))([\da-f]{36,48})(?![\da-f])/;

/** Finds an address with about 40 digits among other characters: `d8da6bf26964af9d7eed9e03e53415d37aa96045wallet`. */
function findWhole(bare: string): AddressShape | null {
  const found = WHOLE.exec(readDigits(bare));
  if (!found) return null;
  const [whole, prefix, digits = ''] = found;
  if (bare.length - whole.length > MAX_AROUND) return null;
  const typed = bare.slice(found.index, found.index + whole.length);
  const disguises = new Set(typed.match(/[ilos]/g));
  // After `0x`, 40 digits are an address even if they read as a word: `0xdead…dead`.
  if (!isMixed(digits) && (!prefix || disguises.size > 0)) return null;
  const isWhole = digits.length === DIGITS;
  const args = { hasPrefix: prefix !== undefined, digits: isWhole ? null : digits.length };
  const readings = [...disguises].map((letter) => explainPiece(letter, readDigits(letter)));
  return {
    status: isWhole ? 'alert' : 'warn',
    evidence: [{ code: 'ethereum_address', args }, ...readings],
  };
}

/** Finds an address in the short form that wallets show: `0xd8da…6045`, `0xd8da-6045`. */
function findShortened(text: string): AddressShape | null {
  const [, before = '', first, start = '', second, end = '', after = ''] =
    /^(.{0,8}?)[-_’…]*(0[x×])?([\da-f]{4,})[-_’…]+(0[x×])?([\da-f]{4,})[-_’…]*(.{0,8})$/.exec(
      text,
    ) ?? [];
  if ((first ?? second) === undefined || before.length + after.length > MAX_AROUND) return null;
  return createShortened(start, end);
}

/** Judges both parts of a shortened address. `dead-beef` and `cafe-2024` are words and years, not addresses. */
function createShortened(start: string, end: string): AddressShape | null {
  const isName = isWord(start) && (isWord(end) || !/[a-f]/.test(end));
  return isName || !/[a-f]/.test(start + end) ? null : createShape('warn', 'shortened_address');
}

/** Matches a shortened address without `0x`: `d8da-6045`, `d8da6b-6045`. */
const BARE_SHORTENED = /^((?:[\da-f]{2}){2,3})-((?:[\da-f]{2}){2,3})$/;

/** Judges `0x` and any number of digits. A word such as `0xc0ffee` does not look like a number. */
function judgeNumber(bare: string): AddressShape | null {
  const digits = /^0x([\da-f]{6,})$/.exec(bare)?.[1];
  if (digits === undefined || isWord(digits)) return null;
  const isPart = digits.length >= MIN_PART && digits.length < MIN_DIGITS;
  return isPart && isRandom(digits)
    ? createShape('warn', 'address_part')
    : createShape('info', 'hexadecimal_number');
}

function createShape(
  status: AddressShape['status'],
  code: 'shortened_address' | 'address_part' | 'hexadecimal_number' | 'bitcoin_address',
): AddressShape {
  return { status, evidence: [{ code }] };
}

/** Digits that do not look like a letter in a word, unlike those in `5a1ad` and `f00d`. */
const OWN_DIGITS = /[2-46-9]/g;

function isWord(digits: string): boolean {
  return digits.search(OWN_DIGITS) < 0;
}

/** Checks whether hex digits have six letters and six own digits, as nearly all addresses have. */
function isMixed(digits: string): boolean {
  return count(digits, OWN_DIGITS) >= 6 && count(digits, /[a-f]/g) >= 6;
}

/** Checks whether digits and letters alternate as in a random number, and not as in `babe420cafe69`. */
function isRandom(digits: string): boolean {
  const quarter = digits.length / 4;
  const changes = count(digits, /\d(?=[a-f])|[a-f](?=\d)/g);
  return changes > quarter && count(digits, OWN_DIGITS) >= quarter;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Recognizes Bitcoin addresses in Base58Check or Bech32: https://bips.dev/173/ */
const BECH32 = /^bc1[02-9ac-hj-np-z]{25,60}$/;
/** In a label, the letters of Base58 are lower case. Base58 has no 0. */
const BASE58 = /^[13][1-9a-z]{25,34}$/;
const MIN_BASE58_DIGITS = 5;

/** Checks whether a label looks like a Bitcoin address. */
export function isBitcoinAddress(label: string): boolean {
  if (BECH32.test(label)) return true;
  return (
    BASE58.test(label) &&
    /[a-z]/.test(label) &&
    label.replace(/\D/g, '').length >= MIN_BASE58_DIGITS &&
    !isTyped(label)
  );
}

/**
 * Shapes of addresses in Base58 on other blockchains. Most addresses have one of these lengths:
 * https://developers.tron.network/docs/account, https://xrpl.org/docs/concepts/accounts/addresses,
 * https://litecoin.info/docs/key-concepts/address, https://solana.com/docs/core/accounts
 */
const OTHER_BASE58: readonly (readonly [chain: string, shape: RegExp])[] = [
  ['Tron', /^t[1-9a-z]{33}$/],
  ['the XRP Ledger', /^r[1-9a-z]{32,33}$/],
  ['Litecoin', /^[lm][1-9a-z]{32,33}$/],
  ['Solana', /^[1-9a-z]{43,44}$/],
];

/** Shapes of addresses in Bech32: https://github.com/satoshilabs/slips/blob/master/slip-0173.md */
const OTHER_BECH32: typeof OTHER_BASE58 = [
  ['Litecoin', /^ltc1[02-9ac-hj-np-z]{39}$/],
  ['Cosmos', /^[a-z]{2,10}1[02-9ac-hj-np-z]{38}$/],
];

function findOther(bare: string): AddressShape | null {
  const shapes = isRandomText(bare) ? [...OTHER_BECH32, ...OTHER_BASE58] : OTHER_BECH32;
  const [chain] = shapes.find(([, shape]) => shape.test(bare)) ?? [];
  if (chain === undefined) return null;
  return { status: 'warn', evidence: [{ code: 'other_address', args: { chain } }] };
}

/** Frequent pairs of letters in words, and pairs of neighbours on keyboards and in the alphabet. */
const TYPED_PAIRS =
  /(?=th|he|in|er|an|re|on|at|en|nd|ti|es|or|te|ed|is|it|al|ar|st|to|nt|ng|se|ha|as|ou|io|le|ve|co|me|de|hi|ri|ro|ic|ne|ea|ra|ce|li|ch|ll|be|ma|si|om|ur|qw|we|sd|df|jk|kl|xc|cv|ab|bc|cd|23|34|45|56|67|78|89)/g;

/**
 * Checks whether letters and digits follow each other at random. Texts that people write or type on a keyboard have more
 * frequent pairs, more vowels, fewer different characters, or longer numbers.
 */
function isRandomText(text: string): boolean {
  const numbers = text.match(/\d+/g) ?? [];
  return (
    numbers.length > 0 &&
    numbers.every(({ length }) => length <= 4) &&
    5 * numbers.join('').length <= 2 * text.length &&
    5 * count(text, TYPED_PAIRS) <= text.length &&
    3 * count(text, /[aeiou]/g) <= text.length &&
    new Set(text).size >= 17
  );
}

/**
 * Checks whether a person typed the label, perhaps at random: `1248483929suxuebsiau18483938`. In an address, few letters
 * are vowels, and long numbers are rare.
 */
function isTyped(label: string): boolean {
  const isWord = (letters: string) => 2 * letters.replace(/[^aeiou]/g, '').length >= letters.length;
  return /\d{6}/.test(label) || (label.match(/[a-z]{6,}/g) ?? []).some(isWord);
}

// The rule `address`: a label that looks like an address.

/**
 * Finds a label that looks like an address. Under `reverse`, each label is an address on purpose.
 *
 * @param isReading whether the text is a reading of the label, in which letters can stand for digits
 */
export function findAddress(text: string, parent: string, isReading = false): Finding | null {
  const shape = judgeAddressShape(text, isReading);
  return shape && createAddressFinding(shape, parent);
}

function createAddressFinding({ status, evidence }: AddressShape, parent: string): Finding | null {
  if (isReverse(parent)) return null;
  return { rule: 'address', kind: 'address', status, target: null, getEvidence: () => evidence };
}

/** Finds a shortened address that a dot splits into two labels: `0xd8da.6045`. */
export function findSplitAddress(first: string, second: string, parent: string): Finding | null {
  const shape = findShortened(readDigits(`${first}-${second}`));
  return shape && createAddressFinding(shape, parent);
}
