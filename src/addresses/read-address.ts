import { HIDDEN_CHARACTER } from '../primitives/hidden-character.ts';
import { ADDRESS_DIGITS } from './address-digits.ts';
import { checkAddress } from './check-address.ts';

/** Reasons why a text that was meant as an address is refused. */
export const ADDRESS_PROBLEMS = {
  wrong_checksum:
    'The checksum of this address is wrong: at least one digit or letter was changed. Copy the address again.',
  wrong_length: 'An address has 40 digits after 0x. This text has more or fewer.',
  hidden_character: 'This address contains a hidden character. Copy the address again.',
  shortened:
    'This is a shortened address. Anyone can create thousands of addresses that look like this one. Ask for the whole one.',
  other_format:
    'This is an address in ICAP format. Use the address in the form that starts with 0x.',
  not_address: 'This is not an address.',
} as const;

export type AddressProblem = keyof typeof ADDRESS_PROBLEMS;

/** An address as `0x` and 40 digits, or the reason why the text is refused. */
export type ReadAddress = { address: string } | { problem: AddressProblem };

const SHORTENED = /^0x[\da-f]*(?:…|\.{2,})[\da-f]+$/iu;
/** An address in the form of an IBAN, which few wallets still show. */
const ICAP = /^XE\d{2}[\da-z]{30,31}$/iu;
/** Minimum number of digits for a text that starts with `0x` to be an address and not a label. */
const MIN_DIGITS = 30;

/** Removes white space and hidden characters, so that a spoiled address is recognized. */
function compact(text: string): string {
  return text.replace(new RegExp(HIDDEN_CHARACTER.source, 'gu'), '');
}

/**
 * Checks whether a text was meant as an address, even if the address is not valid. Names such as `0xd8da.eth` are
 * not.
 */
export function isMeantAsAddress(text: string): boolean {
  if (text.length > 400) return false;
  const bare = compact(text);
  const [, digits = ''] = /^0x([\da-f]+)$/iu.exec(bare) ?? [];
  return digits.length >= MIN_DIGITS || SHORTENED.test(bare) || ICAP.test(bare);
}

/**
 * Reads a text that was meant as an address. Accepts `0X`, missing `0x`, and spaces between the digits, which pages
 * use to
 * group them. Refuses an address with a wrong checksum or a hidden character, because something changed it.
 */
export function readAddress(text: string): ReadAddress {
  const spaceless = text.replace(/[ \t\r\n\u00a0]/gu, '');
  const bare = compact(spaceless);
  if (SHORTENED.test(bare)) return { problem: 'shortened' };
  if (ICAP.test(bare)) return { problem: 'other_format' };
  const [, digits] = /^(?:0x)?([\da-f]+)$/iu.exec(bare) ?? [];
  if (digits === undefined) return { problem: 'not_address' };
  if (digits.length !== ADDRESS_DIGITS) return { problem: 'wrong_length' };
  if (bare !== spaceless) return { problem: 'hidden_character' };
  const address = `0x${digits}`;
  return checkAddress(address) === 'wrong' ? { problem: 'wrong_checksum' } : { address };
}
