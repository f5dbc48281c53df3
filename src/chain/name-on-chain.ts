import {
  type ChainFact,
  FUSES,
  type NameOnChain,
  type Registration,
  type UnansweredReason,
} from '../contract/chain-facts.ts';
import type { FirstFacts, NameDetails, PrimaryNames } from './read-name-facts.ts';

const NONE = { status: 'none' } as const;

/**
 * Combines what was read about a name.
 *
 * @param first null if the name is not directly under `eth`
 * @param details null if the chain does not know the name
 */
export function createNameOnChain(
  name: string,
  first: FirstFacts | null,
  details: NameDetails | null,
  primaryNames: PrimaryNames = new Map(),
): NameOnChain {
  const { owner, wrapped, address, records } = details ?? {
    owner: NONE,
    wrapped: NONE,
    address: NONE,
    records: {},
  };
  return {
    name,
    registration: first?.registration ?? (details ? inferRegistration(details) : NONE),
    owner,
    wrapped,
    resolver: details?.resolver.status === 'known' ? details.resolver : (first?.resolver ?? NONE),
    address,
    records,
    primaryName:
      address.status === 'known'
        ? (primaryNames.get(address.value) ?? { status: 'not_answered', reason: 'not_asked' })
        : address,
  };
}

/** Creates the facts of a name when nothing about it can be read. */
export function createRefused(name: string, reason: UnansweredReason): NameOnChain {
  const fact = { status: 'not_answered', reason } as const;
  const details = { owner: fact, wrapped: fact, resolver: fact, address: fact, records: {} };
  return createNameOnChain(name, { registration: fact, resolver: fact }, details);
}

/**
 * A name without a registrar exists if it has an owner, or if a resolver of a parent answers for it. It ends only if
 * `PARENT_CANNOT_CONTROL` is burned. Without this fuse, the NameWrapper keeps the owner after the end of the fuses.
 */
function inferRegistration({ owner, wrapped, address }: NameDetails): ChainFact<Registration> {
  const ends =
    wrapped.status === 'known' && (wrapped.value.fuses & FUSES.PARENT_CANNOT_CONTROL) !== 0;
  const expires = ends ? wrapped.value.expires : null;
  if (owner.status === 'known') return { status: 'known', value: { state: 'registered', expires } };
  if (owner.status === 'not_answered') return owner;
  if (address.status === 'known') {
    return { status: 'known', value: { state: 'registered', expires: null } };
  }
  return address;
}
