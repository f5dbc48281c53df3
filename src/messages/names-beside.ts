// Finds the names that an address in a text may belong to.

import { lazy } from '../primitives/lazy.ts';
import type { PastedPiece } from './pieces/pasted-text.ts';

/** Names that an address may belong to. */
export interface NamesBeside {
  readonly names: readonly string[];
  /** Whether at most two words separate a name from the address, so that they belong together. */
  readonly isClose: boolean;
}

export const NO_NAMES: NamesBeside = { names: [], isClose: false };

/** Maximum number of words between a name and its address: `vitalik.eth is now 0x…`. */
const MAX_WORDS_BETWEEN = 2;

/** Checks for few words between two places. */
function isNear(text: string, start: number, end: number): boolean {
  return (text.slice(start, end).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) <= MAX_WORDS_BETWEEN;
}

export const isAddress = ({ kind }: PastedPiece) => kind === 'address';

const hasNames = ({ names }: PastedPiece) => names.length > 0;

/**
 * Creates a function that finds the names on the line of an address: the name before it and the name after it, with no
 * other address between them. A name after it that has an address of its own does not count.
 */
export function findNamesOnLine(
  text: string,
  pieces: readonly PastedPiece[],
): (address: PastedPiece) => NamesBeside {
  const getPlaces = lazy(() => {
    const beside = pieces.filter((piece) => isAddress(piece) || hasNames(piece));
    return { beside, indexes: new Map(beside.map((piece, index) => [piece, index])) };
  });
  return (address) => {
    const { beside, indexes } = getPlaces();
    const at = indexes.get(address) ?? 0;
    const before = beside[at - 1];
    const [after, next] = beside.slice(at + 1, at + 3);
    const hasBefore = before !== undefined && hasNames(before);
    const hasAfter = after !== undefined && hasNames(after) && !(next && isAddress(next));
    return {
      names: [
        ...(hasBefore ? before.names : []),
        ...(hasAfter ? after.names : []),
        ...address.names,
      ],
      isClose:
        (hasBefore && isNear(text, before.end, address.start)) ||
        (hasAfter && isNear(text, address.end, after.start)),
    };
  };
}
