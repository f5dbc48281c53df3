// Sends one request to a wallet or server: https://eips.ethereum.org/EIPS/eip-1193

import { isHex } from 'viem/utils';
import type { ChainProblem, ChainProvider } from '../contract/chain-facts.ts';
import { untilAborted } from '../primitives/with-timeout.ts';
import type { Hex } from './ens-contracts.ts';

/** A look-up that failed as a whole. */
export class ChainError extends Error {
  override readonly name = 'ChainError';
  readonly problem: ChainProblem;
  /** Chain of the wallet or server, if the problem is `other_chain`. */
  readonly chainId: number | null;

  constructor(
    problem: ChainProblem,
    { cause, chainId = null }: { cause?: unknown; chainId?: number | null } = {},
  ) {
    super(`The chain could not be read: ${problem}.`, { cause });
    this.problem = problem;
    this.chainId = chainId;
  }
}

/** Milliseconds to wait for an answer. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** Milliseconds that a user has to respond to a wallet prompt. */
const CONNECTION_TIMEOUT_MS = 120_000;

/** Longest accepted answer. A batch of 500 names needs about a tenth of this limit. */
export const MAX_ANSWER_CHARACTERS = 4_000_000;

/** Pauses before repeating a request that the server had no capacity for. */
const PAUSES_MS = [500, 1000, 2000];

/** Error codes of EIP-1193, EIP-1474 and servers. */
const PROBLEMS_BY_CODE: ReadonlyMap<unknown, ChainProblem> = new Map([
  [4001, 'refused'],
  [4100, 'not_connected'],
  [4900, 'unreachable'],
  [4901, 'unreachable'],
  [-32005, 'rate_limited'],
  [429, 'rate_limited'],
]);

const LIMIT_WORDS = /rate.?limit|too many requests|exceeded .*(?:requests|capacity|quota)/i;

/** Messages of a server behind a load balancer that does not have the newest block yet. */
const BEHIND_WORDS = /header not found|unknown block|block not found/i;

/**
 * Sends a request and returns the answer. Repeats a request that was rejected because of a rate limit. Throws a
 * {@link ChainError}, or the reason of the signal.
 */
export async function ask(
  provider: ChainProvider,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await askOnce(provider, method, params, signal);
    } catch (error) {
      const pause = PAUSES_MS[attempt];
      if (pause === undefined || !(error instanceof ChainError) || !canRepeat(error)) throw error;
      await wait(pause, signal);
    }
  }
}

/** Sends a request whose answer is bytes in hex. */
export async function askForHex(...request: Parameters<typeof ask>): Promise<Hex> {
  const answer = await ask(...request);
  if (typeof answer !== 'string') throw new ChainError('malformed');
  if (answer.length > MAX_ANSWER_CHARACTERS) throw new ChainError('too_large');
  if (!isHex(answer)) throw new ChainError('malformed');
  return answer;
}

async function askOnce(
  provider: ChainProvider,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
  milliseconds = ANSWER_TIMEOUT_MS,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(milliseconds);
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    // The wallet may throw instead of returning a promise.
    const answer = Promise.resolve().then(() => provider.request({ method, params }));
    return await untilAborted(answer, stop);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted) throw new ChainError('timeout');
    throw error instanceof ChainError ? error : new ChainError(classify(error), { cause: error });
  }
}

/** Returns the problem that corresponds to an error of a wallet or server. */
function classify(error: unknown): ChainProblem {
  const { code, message } = readError(error);
  // Some servers write codes as text.
  const known = PROBLEMS_BY_CODE.get(typeof code === 'string' ? Number(code) : code);
  if (known) return known;
  return LIMIT_WORDS.test(message) ? 'rate_limited' : 'failed';
}

function canRepeat({ problem, cause }: ChainError): boolean {
  return (
    problem === 'rate_limited' ||
    (problem === 'failed' && BEHIND_WORDS.test(readError(cause).message))
  );
}

/** Reads an error of a wallet. Wallets throw plain objects too, or wrap the error of their server. */
function readError(error: unknown): { code: unknown; message: string } {
  if (typeof error !== 'object' || error === null) return { code: null, message: String(error) };
  const { code = null, message = '' } = error as { code?: unknown; message?: unknown };
  return { code, message: typeof message === 'string' ? message.slice(0, 1000) : '' };
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return signal ? untilAborted(pause, signal) : pause;
}

/** Asks a wallet to connect this site, so that it answers. The user decides. Throws a {@link ChainError} if not. */
export async function connectWallet(provider: ChainProvider, signal?: AbortSignal): Promise<void> {
  await askOnce(provider, 'eth_requestAccounts', [], signal, CONNECTION_TIMEOUT_MS);
}
