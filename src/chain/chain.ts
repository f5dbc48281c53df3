// The entry `namescope/chain` of the package. The package contains this module as one file, bundled with the parts of
// viem that it uses.

import { ens_normalize } from '@adraffy/ens-normalize';
import type {
  AddressFacts,
  ChainFacts,
  ChainMoment,
  ChainProblem,
  ChainProvider,
  NameOnChain,
  NameOptions,
} from '../contract/chain-facts.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { judgeOnChain as judgeReport } from '../engine/checks/judge-on-chain.ts';
import { ChainError } from './ask.ts';
import type { FollowOffChain } from './call-contracts.ts';
import { connectRpc } from './connect-rpc.ts';
import { lookUp as lookUpNormalized, lookUpAddresses as lookUpPrimaryNames } from './look-up.ts';

const ADDRESS = /^0x[\da-f]{40}$/i;

export interface AddressLookUpOptions {
  readonly signal?: AbortSignal;
  /**
   * Whether to contact the hosts of names that are kept off the chain. False by default, because the owner of a name
   * chooses these hosts, and they learn who asks.
   */
  readonly followsGateways?: boolean;
}

export interface LookUpOptions extends AddressLookUpOptions, NameOptions {}

/**
 * Returns what the chain knows about names, in the order of the names. Names that are not normalized have no answer.
 *
 * @param provider an EIP-1193 provider, such as a wallet, or the URL of a JSON-RPC server. Its chain is mainnet or Sepolia
 * @throws if the look-up as a whole fails. {@link getChainProblem} returns the reason
 * @example
 * const facts = await lookUp(['vitalik.eth'], 'http://localhost:8545');
 * console.log(facts.names[0].address); // → { status: 'known', value: '0xd8dA…6045' }
 */
export async function lookUp(
  names: readonly string[],
  provider: ChainProvider | string,
  { followsGateways, ...options }: LookUpOptions = {},
): Promise<ChainFacts> {
  requireTexts(names);
  return lookUpNormalized(names, connect(provider), {
    ...options,
    ...(followsGateways && { followOffChain }),
    isNormalized,
  });
}

/**
 * Returns the primary names of addresses, in the order of the addresses. Only a name with `isVerified` leads back to its
 * address.
 *
 * @param addresses `0x` and 40 hexadecimal digits
 * @throws if the look-up as a whole fails
 */
export async function lookUpAddresses(
  addresses: readonly string[],
  provider: ChainProvider | string,
  { followsGateways, ...options }: AddressLookUpOptions = {},
): Promise<AddressFacts> {
  requireTexts(addresses);
  if (!addresses.every((address) => ADDRESS.test(address)))
    throw new TypeError('An address is 0x and 40 hexadecimal digits.');
  return lookUpPrimaryNames(addresses, connect(provider), {
    ...options,
    ...(followsGateways && { followOffChain }),
  });
}

/**
 * Returns a report in which `namewrapper_fuses` and `decentralized_name` are judged with facts from the chain.
 *
 * @param report report of an inspector
 * @param facts facts of the same name
 */
export function judgeOnChain<Report extends ConsolidatedNameGuardReport>(
  report: Report,
  facts: NameOnChain,
  moment: ChainMoment,
): Report {
  return judgeReport(report, facts, moment);
}

/**
 * Returns why a look-up failed, or null if the error has a different cause, such as a cancelled look-up.
 *
 * @example await lookUp(names, wallet).catch((error) => console.log(getChainProblem(error))); // → 'refused'
 */
export function getChainProblem(error: unknown): ChainProblem | null {
  return error instanceof ChainError ? error.problem : null;
}

function requireTexts(values: unknown): void {
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'string'))
    throw new TypeError('Pass an array of strings.');
}

function connect(provider: ChainProvider | string): ChainProvider {
  return typeof provider === 'string' ? connectRpc(provider) : provider;
}

/** Loads the code that contacts hosts only if it is needed. */
const followOffChain: FollowOffChain = async (point, error) => {
  const { followGateways } = await import('./follow-gateways.ts');
  return followGateways(point, error);
};

function isNormalized(name: string): boolean {
  try {
    return ens_normalize(name) === name;
  } catch {
    return false;
  }
}
