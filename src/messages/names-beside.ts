// Finds the names that an address in a text may belong to.

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
 * Finds the names on the line of an address: the name before it and the name after it, with no other address between
 * them. A name after it that has an address of its own does not count.
 */
export function findNamesOnLine(
  text: string,
  pieces: readonly PastedPiece[],
  address: PastedPiece,
): NamesBeside {
  const at = pieces.indexOf(address);
  const before = pieces.slice(0, at).findLast((piece) => hasNames(piece) || isAddress(piece));
  const [after, next] = pieces.slice(at + 1).filter((piece) => hasNames(piece) || isAddress(piece));
  const beside = [
    ...(before && hasNames(before) ? [before] : []),
    ...(after && hasNames(after) && !(next && isAddress(next)) ? [after] : []),
    ...(hasNames(address) ? [address] : []),
  ];
  return {
    names: beside.flatMap(({ names }) => names),
    isClose: beside.some((piece) =>
      piece === before
        ? isNear(text, piece.end, address.start)
        : isNear(text, address.end, piece.start),
    ),
  };
}
