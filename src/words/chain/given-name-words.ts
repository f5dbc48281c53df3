// Says whether a name leads to an address that was given together with it.

import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { around, type Named } from '../parts.ts';
import { type Statement, say } from '../statement.ts';
import { after, alert, type ChainLine, pass, skip, warn } from './chain-line.ts';
import {
  describeRegistration,
  describeUnanswered,
  distinguishAddress,
  type Unanswered,
} from './chain-words.ts';

/**
 * Describes where the names that were given together with an address lead, the most dangerous first.
 *
 * `nick.eth leads to 0x1234…abcd, not to this address.`
 */
export function describeGivenNames(
  found: readonly { readonly facts: NameOnChain; readonly moment: ChainMoment }[],
  address: string,
): ChainLine[] {
  const lines = found.map(({ facts, moment }) =>
    say(GIVEN_NAME_WORDS, judgeGivenName(facts, address, moment)),
  );
  // In a text with several names, only one of them can be meant for this address.
  if (found.length > 1) {
    const isAnyMeant = found.some(({ facts }) => leadsTo(facts, address));
    for (const [at, { tone, parts }] of lines.entries()) {
      if (tone === 'alert') lines[at] = { tone: isAnyMeant ? 'info' : 'warn', parts };
    }
  }
  return lines.sort((a, b) => TONE_ORDER.indexOf(a.tone) - TONE_ORDER.indexOf(b.tone));
}

const TONE_ORDER = ['alert', 'warn', 'info', 'pass', 'skip'] satisfies ChainLine['tone'][];

const GIVEN_NAME_WORDS = {
  unknown: skip(({ name, fact }: Named & { readonly fact: Unanswered }) => [
    'Not known where ',
    { name },
    ` leads: ${describeUnanswered(fact)}.`,
  ]),
  free: warn(around('Nobody has registered ')),
  nowhere: warn(after(' leads to no address.')),
  other: alert(({ name, address, given }: Named & Addresses) => [
    { name },
    ` leads to ${distinguishAddress(address, [{ address: given }])}, not to this address.`,
  ]),
  free_here: warn(after(' leads to this address, but nobody has registered it.')),
  over_here: warn(({ name, registration, time }: Named & Ended) => [
    { name },
    ` leads to this address, but it ${describeRegistration(registration, time)}.`,
  ]),
  here: pass(after(' leads to this address.')),
} as const;

type Addresses = { readonly address: string; readonly given: string };
type Ended = { readonly registration: NameOnChain['registration']; readonly time: number };

function judgeGivenName(
  facts: NameOnChain,
  given: string,
  { time }: ChainMoment,
): Statement<typeof GIVEN_NAME_WORDS> {
  const { name, address, registration } = facts;
  if (address.status === 'not_answered') return { code: 'unknown', args: { name, fact: address } };
  const isFree = registration.status === 'none';
  if (address.status === 'none') return { code: isFree ? 'free' : 'nowhere', args: { name } };
  if (!leadsTo(facts, given)) {
    return { code: 'other', args: { name, address: address.value, given } };
  }
  if (isFree) return { code: 'free_here', args: { name } };
  const isOver = registration.status === 'known' && registration.value.state !== 'registered';
  return isOver
    ? { code: 'over_here', args: { name, registration, time } }
    : { code: 'here', args: { name } };
}

function leadsTo({ address }: NameOnChain, given: string): boolean {
  return address.status === 'known' && address.value.toLowerCase() === given.toLowerCase();
}
