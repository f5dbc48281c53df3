// Compares the address that a name leads to with the addresses that the user trusts.

import { compareAddresses } from '../../addresses/compare-addresses.ts';
import type { Pin, TrustedAddresses } from '../../addresses/trusted-addresses.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import type { HeadlinePart } from '../names/headline.ts';
import type { Tone } from '../names/rating-words.ts';

export interface TrustedOnChain {
  readonly tone: Tone;
  readonly parts: readonly HeadlinePart[];
  /** Trusted address to compare with digit by digit, or null. */
  readonly pin: Pin | null;
}

/** An address that no pin has. */
const NO_ADDRESS = `0x${'0'.repeat(40)}`;

/**
 * Compares the address of a name with the trusted addresses. Returns null if there is nothing to say. Facts from a test
 * network are not compared.
 *
 * `nick.eth` leads to an address other than the trusted one → an alert with the trusted address
 */
export function compareWithTrusted(
  { name, address }: NameOnChain,
  { network }: ChainMoment,
  trusted: TrustedAddresses,
): TrustedOnChain | null {
  if (network !== 'mainnet' || address.status === 'not_answered') return null;
  if (address.status === 'none') return describeLost(name, trusted);
  const [other] = trusted.findOtherPins(name, address.value);
  if (other) return describeOther(name, address.value, other);
  const { relation, pins } = trusted.judge(address.value);
  const [pin] = pins;
  if (!pin) return null;
  if (relation === 'equal') return describeEqual(name, pins);
  if (relation !== 'poisoned') return null;
  return {
    tone: 'alert',
    parts: [
      'Looks like the address you trust',
      ...(pin.name === null ? [] : [' for ', { name: pin.name }]),
      ', but is another address: ',
      countDifferences(address.value, pin),
    ],
    pin,
  };
}

function describeLost(name: string, trusted: TrustedAddresses): TrustedOnChain | null {
  const [pin] = trusted.findOtherPins(name, NO_ADDRESS);
  return pin
    ? {
        tone: 'warn',
        parts: [{ name }, ' no longer leads to the address that you trust for it'],
        pin: null,
      }
    : null;
}

function describeOther(name: string, address: string, pin: Pin): TrustedOnChain {
  return {
    tone: 'alert',
    parts: ['Not the address you trust for ', { name }, `: ${countDifferences(address, pin)}`],
    pin,
  };
}

function describeEqual(name: string, pins: readonly Pin[]): TrustedOnChain {
  const isOwn = pins.some((pin) => pin.name?.normalize('NFC').toLowerCase() === name);
  const other = isOwn ? name : pins.find((pin) => pin.name !== null)?.name;
  return {
    tone: 'pass',
    parts: ['This is the address you trust', ...(other ? [' for ', { name: other }] : [])],
    pin: null,
  };
}

function countDifferences(address: string, pin: Pin): string {
  return `${compareAddresses(address, pin.address).differing} of 40 digits differ`;
}
