// Finds the names that an address in a text may belong to.

import { lazy } from '../primitives/lazy.ts';
import type { PastedPiece } from './pieces/pasted-text.ts';

/** Names that an address may belong to. */
export interface NamesBeside {
  readonly names: readonly string[];
  /** Whether so few words separate a name from the address that they belong together. */
  readonly isClose: boolean;
}

export const NO_NAMES: NamesBeside = { names: [], isClose: false };

/** Maximum number of words between a name and its address: `vitalik.eth is now 0x…`. */
const MAX_WORDS_BETWEEN = 2;

/** Words that make the address another party: `vitalik.eth to 0x…`, `{"from":"vitalik.eth","to":"0x…"}`. */
const OTHER_PARTY = /(?<![^\s"'{,(])(?:to|from|pays?|sent|para|de|à|an|von|на|от)(?![^\s"':),])/iu;

/** Checks whether the text between a name and an address connects them. */
function connects(between: string): boolean {
  const words = between.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
  return words.length <= MAX_WORDS_BETWEEN && !OTHER_PARTY.test(between);
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
        (hasBefore && connects(text.slice(before.end, address.start))) ||
        (hasAfter && connects(text.slice(address.end, after.start))),
    };
  };
}
