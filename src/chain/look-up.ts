// Looks up names in the contracts of ENS: https://docs.ens.domains/learn/protocol

import { hexToNumber, isHex } from 'viem/utils';
import type {
  AddressFacts,
  ChainFacts,
  ChainMoment,
  ChainProvider,
  FoundFacts,
  NameOnChain,
  NameOptions,
} from '../contract/chain-facts.ts';
import { ask, askForHex, ChainError } from './ask.ts';
import type { ReadingPoint } from './call-contracts.ts';
import { ENS_CONTRACTS } from './ens-contracts.ts';
import { createNameOnChain, createRefused } from './name-on-chain.ts';
import {
  type FirstFacts,
  mayExist,
  RESOLVED_PER_REQUEST,
  readDetails,
  readPrimaryNames,
  readRegistrations,
} from './read-name-facts.ts';
import { LAST_SECOND } from './read-value.ts';

/** Names that are read before the next facts are reported. */
const NAMES_AT_ONCE = 2000;

type ChainOptions = Partial<Pick<ReadingPoint, 'signal' | 'followOffChain'>>;

export interface LookUpOptions extends NameOptions, ChainOptions {
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
  const { coinTypes = [], withPrimaryNames = true } = options;
  const { point, moment } = await openChain(provider, options);
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
    const details = await readDetails(point, names, coinTypes);
    const addresses = details.flatMap(({ address }) =>
      withPrimaryNames && address.status === 'known' ? [address.value] : [],
    );
    const primaryNames = await readPrimaryNames(point, addresses);
    report(
      existing.map(({ name, index, first }, at) => {
        const found = details[at] ?? null;
        return { index, facts: createNameOnChain(name, first, found, primaryNames) };
      }),
    );
  }
}

/**
 * Returns the primary names of addresses. A primary name that does not lead back to its address has `isVerified` false.
 *
 * @param addresses `0x` and 40 hexadecimal digits
 * @throws {ChainError} if the look-up as a whole fails
 */
export async function lookUpAddresses(
  addresses: readonly string[],
  provider: ChainProvider,
  options: ChainOptions = {},
): Promise<AddressFacts> {
  const { point, moment } = await openChain(provider, options);
  const names = await readPrimaryNames(point, addresses);
  const unknown = { status: 'not_answered', reason: 'failed' } as const;
  return {
    ...moment,
    addresses: addresses.map((address) => ({
      address,
      primaryName: names.get(address) ?? unknown,
    })),
  };
}

/**
 * Maximum number of requests that are split and repeated for 2,000 names. Someone who owns many bad contracts could
 * otherwise cause any number of repeats.
 */
const MAX_REPEATS = 100;

/**
 * Asks which chain the provider is on, and pins the newest block, so that all facts come from the same block. Throws a
 * {@link ChainError} if the chain is neither mainnet nor Sepolia.
 */
async function openChain(
  provider: ChainProvider,
  { signal, followOffChain }: ChainOptions,
): Promise<{ point: ReadingPoint; moment: ChainMoment }> {
  const chainId = toNumber(await askForHex(provider, 'eth_chainId', [], signal));
  const contracts = ENS_CONTRACTS[chainId];
  if (!contracts) throw new ChainError('other_chain', { chainId });
  const latest = await ask(provider, 'eth_getBlockByNumber', ['latest', false], signal);
  const { number, timestamp } = Object(latest) as { number?: unknown; timestamp?: unknown };
  const block = toNumber(number);
  const time = toNumber(timestamp);
  if (time > LAST_SECOND) throw new ChainError('malformed');
  const moment = { network: contracts.network, block, time };
  const tag = `0x${block.toString(16)}` as const;
  return {
    moment,
    point: {
      provider,
      chainId,
      contracts,
      block: tag,
      signal,
      followOffChain,
      repeatsLeft: MAX_REPEATS,
      hasAnswered: false,
    },
  };
}

function toNumber(answer: unknown): number {
  try {
    if (isHex(answer)) return hexToNumber(answer);
  } catch {
    // The number is too large for JavaScript.
  }
  throw new ChainError('malformed');
}
