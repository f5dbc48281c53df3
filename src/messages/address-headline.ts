import { checkAddress } from '../addresses/check-address.ts';
import { compareAddresses } from '../addresses/compare-addresses.ts';
import type { AddressJudgment, Pin, TrustedAddresses } from '../addresses/trusted-addresses.ts';
import type { Headline } from '../words/names/headline.ts';
import type { Tone } from '../words/names/rating-words.ts';

/** Headline of an address. */
export interface AddressHeadline {
  tone: Tone;
  parts: Headline['parts'];
  /** Trusted address that the page shows below the address for comparison, or null. */
  pin: Pin | null;
}

/** Describes a trusted address by its name, or by its note if it has no name: ` as nick.eth`. */
export function describePin({ name, note }: Pin): Headline['parts'] {
  if (name !== null) return [' as ', { name }];
  return note === null ? [] : [` as “${note}”`];
}

/**
 * Chooses the headline of an address.
 *
 * @param names names that were given together with the address
 */
export function getAddressHeadline(
  address: string,
  names: readonly string[],
  trusted: TrustedAddresses,
): AddressHeadline {
  const { relation, pins } = trusted.judge(address);
  const [pin = null] = pins;
  if (pin && relation === 'poisoned') return describePoisoned(address, pin);
  for (const name of names) {
    const [other] = trusted.findOtherPins(name, address);
    if (other) {
      return {
        tone: 'alert',
        parts: ['You trust ', { name }, ' with a different address'],
        pin: other,
      };
    }
  }
  if (checkAddress(address) === 'wrong') {
    return { tone: 'alert', parts: ['The checksum of this address is wrong'], pin: null };
  }
  return describeOthers(relation, pin);
}

function describePoisoned(address: string, pin: Pin): AddressHeadline {
  const { differing } = compareAddresses(address, pin.address);
  return {
    tone: 'alert',
    parts: [
      'Looks like the address you trust',
      ...describePin(pin),
      `: ${differing} of 40 digits differ`,
    ],
    pin,
  };
}

function describeOthers(relation: AddressJudgment['relation'], pin: Pin | null): AddressHeadline {
  if (pin === null) {
    return { tone: 'skip', parts: ['Not among the addresses you trust'], pin: null };
  }
  if (relation === 'equal') {
    return {
      tone: 'pass',
      parts: ['This is the address you trust', ...describePin(pin)],
      pin: null,
    };
  }
  return {
    tone: 'info',
    parts: ['Starts and ends like the address you trust', ...describePin(pin)],
    pin,
  };
}
