// Says whether a name leads to an address that was given together with it.

import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { describeRegistration, describeUnanswered, distinguishAddress } from './chain-words.ts';
import type { ChainLine } from './name-on-chain-words.ts';

/**
 * Describes where the names that were given together with an address lead, the most dangerous first.
 *
 * `nick.eth leads to 0x1234…abcd, not to this address.`
 */
export function describeGivenNames(
  found: readonly { readonly facts: NameOnChain; readonly moment: ChainMoment }[],
  address: string,
): ChainLine[] {
  const lines = found.map(({ facts, moment }) => describeGivenName(facts, address, moment));
  // In a text with several names, only one of them can be meant for this address.
  if (found.length > 1) {
    const isAnyMeant = found.some(({ facts }) => leadsTo(facts, address));
    for (const [at, { tone, parts }] of lines.entries()) {
      if (tone === 'alert') lines[at] = { tone: isAnyMeant ? 'info' : 'warn', parts };
    }
  }
  return lines.sort((a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone));
}

const TONES = ['alert', 'warn', 'info', 'pass', 'skip'] satisfies ChainLine['tone'][];

function describeGivenName(facts: NameOnChain, given: string, { time }: ChainMoment): ChainLine {
  const { address, registration } = facts;
  const name = { name: facts.name };
  if (address.status === 'not_answered') {
    return {
      tone: 'skip',
      parts: ['Not known where ', name, ` leads: ${describeUnanswered(address)}.`],
    };
  }
  if (address.status === 'none') {
    return registration.status === 'none'
      ? { tone: 'warn', parts: ['Nobody has registered ', name, '.'] }
      : { tone: 'warn', parts: [name, ' leads to no address.'] };
  }
  if (!leadsTo(facts, given)) {
    return {
      tone: 'alert',
      parts: [
        name,
        ` leads to ${distinguishAddress(address.value, [{ address: given }])}, not to this address.`,
      ],
    };
  }
  if (registration.status === 'none') {
    return { tone: 'warn', parts: [name, ' leads to this address, but nobody has registered it.'] };
  }
  const isOver = registration.status === 'known' && registration.value.state !== 'registered';
  return isOver
    ? {
        tone: 'warn',
        parts: [
          name,
          ` leads to this address, but it ${describeRegistration(registration, time)}.`,
        ],
      }
    : { tone: 'pass', parts: [name, ' leads to this address.'] };
}

function leadsTo({ address }: NameOnChain, given: string): boolean {
  return address.status === 'known' && address.value.toLowerCase() === given.toLowerCase();
}
