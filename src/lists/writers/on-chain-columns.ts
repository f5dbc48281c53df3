// Formats facts from the chain as JSON and CSV: src/cli/README.md#facts-from-the-chain

import {
  type ChainFact,
  type ChainMoment,
  FUSES,
  type NameOnChain,
  type UnansweredReason,
  type WrappedName,
} from '../../contract/chain-facts.ts';

/** What the chain knows about a name of a list. */
export interface FoundName {
  /** Facts of the normalized form of the name. */
  readonly facts: NameOnChain;
  /** When the facts were read. Null if the chain gave no answer about this name. */
  readonly moment: ChainMoment | null;
}

/**
 * Returns whether two names have the same owner. Null if that is not known. Anyone can give a name to any owner, so this
 * is no proof of protection.
 */
export function hasSameOwner(one: FoundName, other: FoundName): boolean | null {
  const { owner } = one.facts;
  const { owner: otherOwner } = other.facts;
  if (owner.status === 'not_answered' || otherOwner.status === 'not_answered') return null;
  return (
    owner.status === 'known' && otherOwner.status === 'known' && owner.value === otherOwner.value
  );
}

/** Creates the property `on_chain`, with its keys named in the style of the documented shapes. */
export function toOnChainJson(found: FoundName) {
  const { facts, moment } = found;
  const { name, registration, owner, wrapped, resolver, address, primaryName } = facts;
  return {
    name: wasAsked(found) ? name : null,
    network: moment?.network ?? null,
    block: moment?.block ?? null,
    time: moment?.time ?? null,
    registration,
    owner,
    wrapped,
    resolver,
    address,
    primary_name: mapFact(primaryName, (primary) => ({
      name: primary.name,
      is_verified: primary.isVerified,
    })),
  };
}

/** Columns of facts in CSV. */
export const ON_CHAIN_COLUMNS = [
  'looked_up',
  'registration',
  'expires',
  'owner',
  'fuses',
  'resolver',
  'address',
  'primary_name',
  'primary_name_verified',
  'unanswered',
  'network',
  'block',
] as const;

/** Formats the cells of {@link ON_CHAIN_COLUMNS}. Empty means that there is nothing, `?` that there was no answer. */
export function toOnChainCells(found: FoundName): (string | number | boolean | null)[] {
  const { facts, moment } = found;
  const { name, registration, owner, wrapped, resolver, address, primaryName } = facts;
  return [
    wasAsked(found) ? name : null,
    registration.status === 'none' ? 'none' : toCell(registration, ({ state }) => state),
    toCell(registration, ({ expires }) => (expires === null ? null : formatTime(expires))),
    toCell(owner, (value) => value),
    toCell(wrapped, (value) => listFuses(value, moment?.time ?? 0)),
    toCell(resolver, (value) => value),
    toCell(address, (value) => value),
    toCell(primaryName, (primary) => primary.name),
    toCell(primaryName, ({ isVerified }) => isVerified),
    listReasons([registration, owner, wrapped, resolver, address, primaryName]),
    moment?.network ?? null,
    moment?.block ?? null,
  ];
}

/** Returns whether the chain was asked about the name. */
function wasAsked({ facts: { registration } }: FoundName): boolean {
  return (
    registration.status !== 'not_answered' ||
    (registration.reason !== 'not_normalized' && registration.reason !== 'not_asked')
  );
}

function toCell<Value>(
  fact: ChainFact<Value>,
  format: (value: Value) => string | boolean | null,
): string | boolean | null {
  if (fact.status === 'known') return format(fact.value);
  return fact.status === 'none' ? null : '?';
}

function mapFact<Value, Mapped>(
  fact: ChainFact<Value>,
  map: (value: Value) => Mapped,
): ChainFact<Mapped> {
  return fact.status === 'known' ? { status: 'known', value: map(fact.value) } : fact;
}

/** @example formatTime(2_000_000_000) // '2033-05-18T03:33:20Z' */
function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000', '');
}

/** Lists the fuses that are in effect. */
function listFuses({ fuses, expires }: WrappedName, time: number): string {
  if (expires !== 0 && expires <= time) return '';
  return Object.entries(FUSES)
    .filter(([, bit]) => (fuses & bit) !== 0)
    .map(([name]) => name)
    .join(' ');
}

function listReasons(facts: readonly ChainFact<unknown>[]): string {
  const reasons = facts.flatMap((fact): UnansweredReason[] =>
    fact.status === 'not_answered' ? [fact.reason] : [],
  );
  return [...new Set(reasons)].join(' ');
}
