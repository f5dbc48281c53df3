// Looks up names in the contracts of ENS: https://docs.ens.domains/learn/protocol

import type {
  ChainFacts,
  ChainMoment,
  ChainProvider,
  FoundFacts,
  NameOnChain,
} from '../contract/chain-facts.ts';
import type { FollowOffChain } from './follow-replies.ts';
import { type NameDetails, RESOLVED_PER_REQUEST, readDetails } from './name-details.ts';
import { createNameOnChain, createRefused } from './name-on-chain.ts';
import { MAX_REPEATS, openChain } from './open-chain.ts';
import { readPrimaryNames } from './primary-names.ts';
import { type FirstFacts, mayExist, readRegistrations } from './registrations.ts';

/** Names that are read before the next facts are reported. */
const NAMES_AT_ONCE = 2000;

export interface LookUpOptions {
  readonly signal?: AbortSignal;
  /** Coin types of further address records: https://docs.ens.domains/ensip/9. The Ethereum address is always read. */
  readonly coinTypes?: readonly number[];
  /** Whether to read the primary name of each address. True by default. */
  readonly withPrimaryNames?: boolean;
  /** Receives facts as soon as they are complete. Each name is reported once. The order is not defined. */
  readonly onFacts?: (found: readonly FoundFacts[], moment: ChainMoment) => void;
  /** Contacts the hosts of names that are kept off the chain. By default, these hosts are not contacted. */
  readonly followOffChain?: FollowOffChain;
  /** Returns whether a name is normalized. By default, all names count as normalized. */
  readonly isNormalized?: (name: string) => boolean;
}

/** A name of the list after the first request. */
interface ReadName {
  readonly name: string;
  readonly index: number;
  readonly first: FirstFacts | null;
}

/**
 * Returns what the chain knows about names. All facts are of the same block.
 *
 * 2,000 names, of which 1,200 are registered, need ten requests.
 *
 * @param names normalized names: https://docs.ens.domains/ensip/15
 * @throws {ChainError} if the look-up as a whole fails. If it is cancelled, throws the reason of the signal
 */
export async function lookUp(
  names: readonly string[],
  provider: ChainProvider,
  options: LookUpOptions = {},
): Promise<ChainFacts> {
  const { point, moment } = await openChain(provider, options.signal);
  const results: NameOnChain[] = [];
  const report = (found: FoundFacts[]) => {
    for (const { index, facts } of found) results[index] = facts;
    if (found.length > 0) options.onFacts?.(found, moment);
  };
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
    point.repeatsLeft = MAX_REPEATS;
    await lookUpPart(start, names.slice(start, start + NAMES_AT_ONCE));
  }
  return { ...moment, names: results };

  async function lookUpPart(start: number, part: readonly string[]): Promise<void> {
    const places = part.map((name, place) => ({ name, index: start + place }));
    const isReadable = ({ name }: { name: string }) =>
      name.split('.').every((label) => label !== '') && (options.isNormalized?.(name) ?? true);
    const readable = places.filter(isReadable);
    report(
      places
        .filter((place) => !isReadable(place))
        .map(({ name, index }) => ({ index, facts: createRefused(name, 'not_normalized') })),
    );
    const registrations = await readRegistrations(
      point,
      moment,
      readable.map(({ name }) => name),
    );
    const read = readable.map((place, at) => ({ ...place, first: registrations[at] ?? null }));
    const existing = read.filter(({ first }) => mayExist(first));
    report(
      read
        .filter(({ first }) => !mayExist(first))
        .map(({ name, index, first }) => ({ index, facts: createNameOnChain(name, first, null) })),
    );
    for (let from = 0; from < existing.length; from += RESOLVED_PER_REQUEST) {
      await lookUpExisting(existing.slice(from, from + RESOLVED_PER_REQUEST));
    }
  }

  /** Reads the details of names that exist, with one or two requests. */
  async function lookUpExisting(existing: readonly ReadName[]): Promise<void> {
    const names = existing.map(({ name }) => name);
    const details = await readDetails(point, names, options);
    const primaryNames = await readPrimaryNames(point, listAddresses(details), options);
    report(
      existing.map(({ name, index, first }, at) => {
        const found = details[at] ?? null;
        return { index, facts: createNameOnChain(name, first, found, primaryNames) };
      }),
    );
  }
}

function listAddresses(details: readonly NameDetails[]): string[] {
  return details.flatMap(({ address }) => (address.status === 'known' ? [address.value] : []));
}
