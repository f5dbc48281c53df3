import { HIDDEN_CHARACTER } from '../primitives/hidden-character.ts';
import { checkAddress } from './check-address.ts';
import { ADDRESS_DIGITS } from './compare-addresses.ts';

/** Reasons for rejecting text that was intended as an address, with the message for the user. */
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

/** An address (`0x` and 40 digits), or the reason why the text was rejected. */
export type ReadAddress = { address: string } | { problem: AddressProblem };

const SHORTENED = /^0x[\da-f]*(?:…|\.{2,})[\da-f]+$/iu;
/** Matches an address in ICAP format, which looks like an IBAN. Few wallets still show this format. */
const ICAP = /^XE\d{2}[\da-z]{30,31}$/iu;
/** Minimum number of digits after `0x` in an address. Shorter texts are labels, such as `0xd8da`. */
const MIN_DIGITS = 30;

/** Removes white space and hidden characters, so that an address that contains them is recognized. */
function compact(text: string): string {
  return text.replace(new RegExp(HIDDEN_CHARACTER.source, 'gu'), '');
}

/**
 * Checks whether text was intended as an address, even if the address is invalid. Returns false for names such as
 * `0xd8da.eth`.
 */
export function isMeantAsAddress(text: string): boolean {
  if (text.length > 400) return false;
  const bare = compact(text);
  const [, digits = ''] = /^0x([\da-f]+)$/iu.exec(bare) ?? [];
  return digits.length >= MIN_DIGITS || SHORTENED.test(bare) || ICAP.test(bare);
}

/**
 * Parses text that was intended as an address. Accepts `0X`, a missing `0x`, and spaces between groups of digits.
 * Rejects an address with a wrong checksum or a hidden character, because someone or something has changed it.
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
