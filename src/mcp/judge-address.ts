import { checkAddress } from '../addresses/check-address.ts';
import type { TrustedAddresses } from '../addresses/trusted-addresses.ts';
import { formatSafeParts } from '../display/describe-verdict.ts';
import { describeAddress } from '../lists/rows/describe-address.ts';
import { getAddressHeadline } from '../messages/address-headline.ts';
import { isRisk } from '../words/names/rating-words.ts';
import { escapeSentence } from './quote-text.ts';
import { createObjectSchema, getStatus, STATUS, type Status, TEXT } from './schemas.ts';

/** Verdict on an address, as returned by the tools. */
export interface AddressVerdict {
  address: string;
  status: Status;
  headline: string;
  checksum: 'right' | 'wrong' | 'absent';
}

export const ADDRESS_VERDICT_SCHEMA = createObjectSchema({
  address: TEXT,
  status: STATUS,
  headline: TEXT,
  checksum: { type: 'string', enum: ['right', 'wrong', 'absent'] },
});

/**
 * Judges an address by its checksum and by the trusted addresses. Without trusted addresses, only a wrong checksum is a
 * finding.
 *
 * @param address an address that `isAddress` accepts
 * @param names names that were given together with the address
 */
export function judgeAddress(
  address: string,
  names: readonly string[],
  trusted: TrustedAddresses,
): AddressVerdict {
  const text = address.trim();
  const checksum = checkAddress(text);
  const { tone, parts } = getAddressHeadline(text, names, trusted);
  const isUnjudged = trusted.size === 0 && !isRisk(tone);
  const words = isUnjudged
    ? describeAddress({ address: text, finding: checksum, pin: null })
    : parts;
  return {
    address: text,
    status: getStatus(tone),
    headline: escapeSentence(`${formatSafeParts(words)}.`),
    checksum,
  };
}
