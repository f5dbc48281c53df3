import { hexToNumber, isHex } from 'viem/utils';
import type { ChainMoment, ChainProvider } from '../contract/chain-facts.ts';
import { ask, askForHex } from './ask.ts';
import type { ReadingPoint } from './call-contracts.ts';
import { ChainError } from './chain-error.ts';
import { ENS_CONTRACTS } from './ens-contracts.ts';
import { LAST_SECOND } from './last-second.ts';

/**
 * Maximum number of requests that are split and repeated for 2,000 names. Someone who owns many bad contracts could
 * otherwise cause any number of repeats.
 */
export const MAX_REPEATS = 100;

/** A chain at one block, with the time of the block. */
export interface OpenChain {
  readonly point: ReadingPoint;
  readonly moment: ChainMoment;
}

/**
 * Asks which chain the provider is on, and pins the newest block, so that all facts come from the same block. Throws a
 * {@link ChainError} if the chain is neither mainnet nor Sepolia.
 */
export async function openChain(provider: ChainProvider, signal?: AbortSignal): Promise<OpenChain> {
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
