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
export function toOnChainJson({ facts, moment }: FoundName) {
  const { name, registration, owner, wrapped, resolver, address, primaryName } = facts;
  return {
    name: wasAsked(facts) ? name : null,
    network: moment?.network ?? null,
    block: moment?.block ?? null,
    time: moment?.time ?? null,
    registration,
    owner,
    wrapped,
    resolver,
    address,
    primary_name:
      primaryName.status === 'known'
        ? {
            ...primaryName,
            value: { name: primaryName.value.name, is_verified: primaryName.value.isVerified },
          }
        : primaryName,
  };
}

type Cell = string | number | boolean | null;

/** Cells by column. An empty cell means that nothing exists, and `?` means that there was no answer. */
const CELLS: Readonly<Record<string, (facts: NameOnChain, moment: ChainMoment | null) => Cell>> = {
  looked_up: (facts) => (wasAsked(facts) ? facts.name : null),
  registration: ({ registration }) =>
    registration.status === 'none' ? 'none' : toCell(registration, ({ state }) => state),
  expires: ({ registration }) =>
    toCell(registration, ({ expires }) => (expires === null ? null : formatTime(expires))),
  owner: ({ owner }) => toCell(owner, (value) => value),
  fuses: ({ wrapped }, moment) => toCell(wrapped, (value) => listFuses(value, moment?.time ?? 0)),
  resolver: ({ resolver }) => toCell(resolver, (value) => value),
  address: ({ address }) => toCell(address, (value) => value),
  primary_name: ({ primaryName }) => toCell(primaryName, ({ name }) => name),
  primary_name_verified: ({ primaryName }) => toCell(primaryName, ({ isVerified }) => isVerified),
  unanswered: ({ registration, owner, wrapped, resolver, address, primaryName }) =>
    listReasons([registration, owner, wrapped, resolver, address, primaryName]),
  network: (_, moment) => moment?.network ?? null,
  block: (_, moment) => moment?.block ?? null,
};

/** Columns of facts in CSV. */
export const ON_CHAIN_COLUMNS: readonly string[] = Object.keys(CELLS);

/** Formats the cells of {@link ON_CHAIN_COLUMNS}. */
export function toOnChainCells({ facts, moment }: FoundName): Cell[] {
  return Object.values(CELLS).map((toCell) => toCell(facts, moment));
}

/** Returns whether the chain was asked about the name. */
function wasAsked({ registration }: NameOnChain): boolean {
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
