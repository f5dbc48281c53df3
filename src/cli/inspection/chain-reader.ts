import { ens_normalize } from '@adraffy/ens-normalize';
import { createRefused } from '../../chain/name-on-chain.ts';
import type { ChainMoment, ChainProblem, UnansweredReason } from '../../contract/chain-facts.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { FoundName } from '../../lists/writers/on-chain-columns.ts';
import { formatCodePoint } from '../../primitives/format-code-points.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { describeChainProblem } from '../../words/chain/chain-words.ts';
import type { HeadlinePart } from '../../words/names/headline.ts';

/** Failed look-ups in a row after which the rest of a list is not looked up. */
const MAX_FAILURES = 3;

interface ReaderOptions {
  /** URL of a JSON-RPC server. Messages quote only the host of the URL. */
  readonly rpc: string;
  readonly followsGateways: boolean;
  readonly signal?: AbortSignal;
  /** Receives the message of a look-up that failed as a whole. */
  readonly onFailure: (message: string) => Promise<void>;
}

export type ChainReader = ReturnType<typeof createChainReader>;

/** Looks up the names of lists, batch by batch. */
export function createChainReader({ rpc, followsGateways, signal, onFailure }: ReaderOptions) {
  const subject = `The server ${new URL(rpc).host}`;
  const blocks: { first?: ChainMoment; last?: ChainMoment } = {};
  let failures = 0;
  let failuresInRow = 0;
  let hasGivenUp = false;

  async function ask(names: readonly string[]): Promise<FoundName[]> {
    if (failuresInRow >= MAX_FAILURES) {
      if (!hasGivenUp) await onFailure('The rest of the list is not looked up.');
      hasGivenUp = true;
      return names.map((name) => createUnanswered(name, 'not_asked'));
    }
    const found: FoundName[] = [];
    // The only import of viem. Without --rpc, it is not loaded.
    const { lookUp } = await import('../../chain/chain.ts');
    try {
      await lookUp(names, rpc, {
        followsGateways,
        ...(signal && { signal }),
        onFacts(facts, moment) {
          for (const { index, facts: own } of facts) found[index] = { facts: own, moment };
          blocks.first ??= moment;
          blocks.last = moment;
        },
      });
      failuresInRow = 0;
    } catch (error) {
      signal?.throwIfAborted();
      if (!isChainError(error)) throw error;
      failures += 1;
      // The server stays on its chain, so further look-ups would fail too.
      failuresInRow = error.problem === 'other_chain' ? MAX_FAILURES : failuresInRow + 1;
      const missing = names.length - found.filter(Boolean).length;
      await onFailure(describeFailure(error, missing));
    }
    return names.map((name, index) => found[index] ?? createUnanswered(name, 'failed'));
  }

  function describeFailure({ problem, chainId }: ChainFailure, missing: number): string {
    const left = `${formatCount(missing, 'name was', 'names were')} not looked up.`;
    return `${describeChainProblem(problem, subject, chainId)} ${left}`;
  }

  return {
    /**
     * Returns what the chain knows about names, in their order. If the look-up fails, the facts that were not read are not
     * answered. Throws the signal's abort reason.
     */
    async read(names: readonly string[]): Promise<FoundName[]> {
      const questions = names.map(chooseQuestion);
      const asked = questions.flatMap(({ name }) => (name === null ? [] : [name]));
      const answers = asked.length === 0 ? [] : await ask(asked);
      let place = 0;
      return questions.map((question, index) =>
        question.name === null
          ? createUnanswered(names[index] ?? '', question.reason)
          : (answers[place++] as FoundName),
      );
    },
    /** Whether a look-up failed as a whole. */
    get hasFailed() {
      return failures > 0;
    },
    /** Where the facts are from, such as `mainnet, block 21,000,000`. Null if there are none. */
    describeSource(): string | null {
      const { first, last } = blocks;
      if (!first || !last) return null;
      const [start, end] = [first, last].map(({ block }) => block.toLocaleString('en'));
      return `${last.network}, ${start === end ? `block ${start}` : `blocks ${start} to ${end}`}`;
    },
  };
}

type ChainFailure = Error & { readonly problem: ChainProblem; readonly chainId: number | null };

/** Recognizes the error by its name, because the package bundles the error class inside `chain.ts`. */
function isChainError(error: unknown): error is ChainFailure {
  return error instanceof Error && error.name === 'ChainError';
}

/** The name to ask the chain about, or the reason why nothing is asked. */
type Question =
  | { readonly name: string }
  | { readonly name: null; readonly reason: UnansweredReason };

/** A label of which only the hash is known. */
const UNKNOWN_LABEL = /(?:^|\.)\[[\da-f]{64}\](?:\.|$)/u;

/**
 * Returns the normalized form of a name, which is the form that the chain knows.
 *
 * `VITALIK.eth` → `vitalik.eth`
 */
export function chooseQuestion(name: string): Question {
  if (
    name === '' ||
    isAddress(name) ||
    UNKNOWN_LABEL.test(name) ||
    [...name].length > MAX_INSPECTED_CHARACTERS
  ) {
    return { name: null, reason: 'not_asked' };
  }
  try {
    return { name: ens_normalize(name) };
  } catch {
    return { name: null, reason: 'not_normalized' };
  }
}

/**
 * Placeholder moment for functions that require one. Facts without a time have not been answered, so their text
 * contains no time.
 */
export const NO_MOMENT: ChainMoment = { network: 'mainnet', block: 0, time: 0 };

/** Creates the facts of a name that the chain gave no answer about. */
export function createUnanswered(name: string, reason: UnansweredReason): FoundName {
  return { facts: createRefused(name, reason), moment: null };
}

/**
 * Returns whether the verdict lacks a fact that checks need. Checks need no such facts about names that ENS does not
 * accept.
 */
export function lacksAnswer({ facts: { owner, wrapped } }: FoundName): boolean {
  return [owner, wrapped].some(
    (fact) => fact.status === 'not_answered' && fact.reason !== 'not_normalized',
  );
}

/**
 * Joins words about the chain into one line. White space in names becomes code points, because the owner of an address
 * can declare any text as its name, and this text must not read as our words.
 *
 * @example formatChainWords(['claims ', { name: 'a.eth, agrees' }]) // 'claims a.eth,<U+0020>agrees'
 */
export function formatChainWords(parts: readonly HeadlinePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : showSpaces(part.name))).join('');
}

function showSpaces(name: string): string {
  return name.replace(/\s/gu, (space) => `<${formatCodePoint(space.codePointAt(0) as number)}>`);
}
