// Compares the address that a name leads to with the addresses that the user trusts.

import { compareAddresses } from '../../addresses/compare-addresses.ts';
import type { Pin, TrustedAddresses } from '../../addresses/trusted-addresses.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { dontSend } from '../advice-words.ts';
import type { Headline } from '../names/headline.ts';
import type { Named, Parts } from '../parts.ts';
import { type Statement, say } from '../statement.ts';
import { after, alert, type ChainLine, pass, warn } from './chain-line.ts';

export interface TrustedOnChain extends ChainLine {
  /** Trusted address to compare with digit by digit, or null. */
  readonly pin: Pin | null;
}

/** An address that no pin has. */
const NO_ADDRESS = `0x${'0'.repeat(40)}`;

type Differing = { readonly differing: number };
/** A name for which the user trusts the address, or null. */
type Trusted = { readonly name: string | null };

const forName = (name: Trusted['name']): Parts => (name === null ? [] : [' for ', { name }]);

const COMPARED_WORDS = {
  lost: warn(after(' no longer leads to the address that you trust for it')),
  other: alert(({ name, differing }: Named & Differing) => [
    'Not the address you trust for ',
    { name },
    `: ${differing} of 40 digits differ`,
  ]),
  poisoned: alert(({ name, differing }: Trusted & Differing) => [
    'Looks like the address you trust',
    ...forName(name),
    `, but is another address: ${differing} of 40 digits differ`,
  ]),
  equal: pass(({ name }: Trusted) => ['This is the address you trust', ...forName(name)]),
} as const;

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
  return { ...say(COMPARED_WORDS, statement), pin };
}

const CONTRADICTS_TRUSTED = dontSend(
  '. This name leads to an address that contradicts your trusted ones.',
);

/**
 * Returns a headline that warns about a name, although its spelling has no risk. Returns null if its address does not
 * contradict the trusted addresses. Facts from a test network contradict nothing.
 */
export function getHeadlineOnChain(
  facts: NameOnChain,
  moment: ChainMoment,
  trusted: TrustedAddresses,
): Headline | null {
  if (compareWithTrusted(facts, moment, trusted)?.tone !== 'alert') return null;
  return { parts: [CONTRADICTS_TRUSTED], evidence: null, tone: 'alert' };
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
