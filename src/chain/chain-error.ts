import type { ChainProblem } from '../contract/chain-facts.ts';

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
