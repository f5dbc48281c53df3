// Compares the address that a name leads to with the addresses that the user trusts.

import { compareAddresses } from '../../addresses/compare-addresses.ts';
import type { Pin, TrustedAddresses } from '../../addresses/trusted-addresses.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import type { Tone } from '../names/rating-words.ts';
import { around, type Named, type Parts } from '../parts.ts';
import type { Statement } from '../statement.ts';
import { type ChainLine, toLine } from './chain-line.ts';

export interface TrustedOnChain extends ChainLine {
  /** Trusted address to compare with digit by digit, or null. */
  readonly pin: Pin | null;
}

/** An address that no pin has. */
const NO_ADDRESS = `0x${'0'.repeat(40)}`;

type Differing = { readonly differing: number };

const forName = (name: string | null): Parts => (name === null ? [] : [' for ', { name }]);
const describeDifferences = ({ differing }: Differing) => `${differing} of 40 digits differ`;

const COMPARED_WORDS = {
  lost: ({ name }: Named): Parts => [
    { name },
    ' no longer leads to the address that you trust for it',
  ],
  other: ({ name, differing }: Named & Differing): Parts =>
    around('Not the address you trust for ', `: ${describeDifferences({ differing })}`)({ name }),
  poisoned: ({ name, differing }: Differing & { readonly name: string | null }): Parts => [
    'Looks like the address you trust',
    ...forName(name),
    ', but is another address: ',
    describeDifferences({ differing }),
  ],
  equal: ({ name }: { readonly name: string | null }): Parts => [
    'This is the address you trust',
    ...forName(name),
  ],
} as const;

const TONES: Readonly<Record<keyof typeof COMPARED_WORDS, Tone>> = {
  lost: 'warn',
  other: 'alert',
  poisoned: 'alert',
  equal: 'pass',
};

/** What was found, and the trusted address to compare with. */
type Found = readonly [statement: Statement<typeof COMPARED_WORDS>, pin: Pin | null];

/**
 * Compares the address of a name with the trusted addresses. Returns null if there is nothing to say. Facts from a test
 * network are not compared.
 *
 * `nick.eth` leads to an address other than the trusted one → an alert with the trusted address
 */
export function compareWithTrusted(
  facts: NameOnChain,
  { network }: ChainMoment,
  trusted: TrustedAddresses,
): TrustedOnChain | null {
  const found = network === 'mainnet' ? findRelation(facts, trusted) : null;
  if (found === null) return null;
  const [statement, pin] = found;
  return { ...toLine(COMPARED_WORDS, TONES, statement), pin };
}

function findRelation({ name, address }: NameOnChain, trusted: TrustedAddresses): Found | null {
  if (address.status === 'not_answered') return null;
  if (address.status === 'none') {
    const isLost = trusted.findOtherPins(name, NO_ADDRESS).length > 0;
    return isLost ? [{ code: 'lost', args: { name } }, null] : null;
  }
  const { value } = address;
  const [other] = trusted.findOtherPins(name, value);
  if (other) return [{ code: 'other', args: { name, differing: count(value, other) } }, other];
  const { relation, pins } = trusted.judge(value);
  const [pin] = pins;
  if (!pin) return null;
  if (relation === 'equal') {
    return [{ code: 'equal', args: { name: findPinnedName(name, pins) } }, null];
  }
  if (relation !== 'poisoned') return null;
  return [{ code: 'poisoned', args: { name: pin.name, differing: count(value, pin) } }, pin];
}

/** Returns the name itself if the user trusts the address for it, otherwise a name for which the user trusts it. */
function findPinnedName(name: string, pins: readonly Pin[]): string | null {
  const isOwn = pins.some((pin) => pin.name?.normalize('NFC').toLowerCase() === name);
  return isOwn ? name : (pins.find((pin) => pin.name !== null)?.name ?? null);
}

function count(address: string, pin: Pin): number {
  return compareAddresses(address, pin.address).differing;
}
