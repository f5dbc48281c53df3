// Says what the chain knows about an imitation of a name.

import type { ChainFact, ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { capitalize } from '../../primitives/capitalize.ts';
import { around, type Named, type Parts, type Statement, say } from '../statement.ts';
import {
  type ChainLine,
  describeRegistration,
  describeUnanswered,
  info,
  LEADS_WORDS,
  pass,
  shortenAddress,
  skip,
  type Unanswered,
  warn,
} from './chain-words.ts';

/**
 * State of an imitation. `free`: nobody has registered it. `ended`: its registration is over, so anyone can register it.
 * `taken`: somebody has registered it. `defensive`: its owner also owns the original, and it leads nowhere else. `unknown`: there was no answer.
 */
export type ImitationState = 'free' | 'ended' | 'taken' | 'defensive' | 'unknown';

export interface ImitationOnChain extends ChainLine {
  readonly state: ImitationState;
}

/** Where an imitation leads to. */
const TARGET_WORDS = {
  nowhere: (_args: object): Parts => [LEADS_WORDS.none],
  unknown: (fact: Unanswered): Parts => [`its address is unknown: ${describeUnanswered(fact)}`],
  address: ({ address }: { readonly address: string }): Parts => [LEADS_WORDS.known(address)],
  same: around('leads to the same address as ', ''),
  other: ({ name, address }: Named & { readonly address: string }): Parts => [
    `leads to ${shortenAddress(address)}, not the address of `,
    { name },
  ],
} as const;

type Target = Statement<typeof TARGET_WORDS>;
type Registered = Pick<NameOnChain, 'registration'> & {
  readonly time: number;
  readonly target: Target;
};

const describeEnd = ({ registration, time, target }: Registered): Parts => [
  `${capitalize(describeRegistration(registration, time))}; `,
  ...say(TARGET_WORDS, target),
  '.',
];

const IMITATION_WORDS = {
  unknown: skip((fact: Unanswered) => [
    `Not known whether it is registered: ${describeUnanswered(fact)}.`,
  ]),
  free: skip(({ target }: { readonly target: Target | null }) => [
    'Nobody has registered it',
    ...(target ? ['; ', ...say(TARGET_WORDS, target)] : []),
    '.',
  ]),
  ended: info(describeEnd),
  grace: warn(describeEnd),
  defensive: pass(around('Registered by the owner of ', ', probably as protection.')),
  taken: warn(({ target }: { readonly target: Target }) => [
    'Registered; ',
    ...say(TARGET_WORDS, target),
    '.',
  ]),
} as const;

/**
 * Describes an imitation.
 *
 * `Registered; leads to 0x1234…abcd, not the address of vitalik.eth.`
 *
 * @param original facts of the imitated name, or null if they are not known
 */
export function describeImitation(
  imitation: NameOnChain,
  original: NameOnChain | null,
  { time }: ChainMoment,
): ImitationOnChain {
  const found = judgeImitation(imitation, original, time);
  const state = found.code === 'grace' ? 'taken' : found.code;
  return { state, ...say(IMITATION_WORDS, found) };
}

function judgeImitation(
  imitation: NameOnChain,
  original: NameOnChain | null,
  time: number,
): Statement<typeof IMITATION_WORDS> {
  const { registration } = imitation;
  if (registration.status === 'not_answered') return { code: 'unknown', args: registration };
  const target = findTarget(imitation, original);
  if (registration.status === 'none') {
    return { code: 'free', args: { target: imitation.address.status === 'known' ? target : null } };
  }
  const { state } = registration.value;
  if (state === 'ended') return { code: state, args: { registration, time, target } };
  if (original !== null && isDefensive(imitation, original)) {
    return { code: 'defensive', args: { name: original.name } };
  }
  return state === 'grace'
    ? { code: state, args: { registration, time, target } }
    : { code: 'taken', args: { target } };
}

/**
 * Returns whether the owner of the original protects it with this imitation. Anyone can give a name to any owner, so an
 * imitation that leads elsewhere is no protection.
 */
function isDefensive({ owner, address }: NameOnChain, original: NameOnChain): boolean {
  const leadsElsewhere = address.status !== 'none' && !areEqual(address, original.address);
  return areEqual(owner, original.owner) && !leadsElsewhere;
}

/** Returns whether two facts are known and equal. */
function areEqual(first: ChainFact<string>, second: ChainFact<string>): boolean {
  return first.status === 'known' && second.status === 'known' && first.value === second.value;
}

function findTarget({ address }: NameOnChain, original: NameOnChain | null): Target {
  if (address.status === 'none') return { code: 'nowhere', args: {} };
  if (address.status === 'not_answered') return { code: 'unknown', args: address };
  if (original?.address.status !== 'known') {
    return { code: 'address', args: { address: address.value } };
  }
  const { name } = original;
  return original.address.value === address.value
    ? { code: 'same', args: { name } }
    : { code: 'other', args: { name, address: address.value } };
}
