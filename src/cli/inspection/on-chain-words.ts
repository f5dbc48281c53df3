import type { ChainMoment, UnansweredReason } from '../../contract/chain-facts.ts';
import type { FoundName } from '../../lists/writers/on-chain-columns.ts';
import { formatCodePoint } from '../../primitives/format-code-points.ts';
import type { HeadlinePart } from '../../words/names/headline.ts';

/**
 * Placeholder moment for functions that require one. Facts without a time have not been answered, so their text
 * contains no time.
 */
export const NO_MOMENT: ChainMoment = { network: 'mainnet', block: 0, time: 0 };

/** Creates the facts of a name that the chain gave no answer about. */
export function createUnanswered(name: string, reason: UnansweredReason): FoundName {
  const fact = { status: 'not_answered', reason } as const;
  return {
    facts: {
      name,
      registration: fact,
      owner: fact,
      wrapped: fact,
      resolver: fact,
      address: fact,
      records: {},
      primaryName: fact,
    },
    moment: null,
  };
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
