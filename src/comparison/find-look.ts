import type { NameComparison } from '../contract/inspector-service.ts';
import { getPieceText, type Piece } from './group-pieces.ts';

/**
 * How alike two different names look as a whole. `but_for_capitals` means that the names look identical except for
 * capital letters. `near_identical` means that their letters are confusable, but this device draws them differently.
 */
export type Look = 'identical' | 'but_for_capitals' | 'near_identical' | 'alike' | 'different';

interface LookSources {
  comparison: NameComparison;
  pieces: readonly Piece[];
  /** Whether this device draws both names identically. False while it is comparing, and null if it can't compare. */
  isIdenticalHere: boolean | null;
}

/** Compares the skeletons, the readings and the drawings of two names. */
export function findLook({ comparison, pieces, isIdenticalHere }: LookSources): Look {
  const kinds = comparison.imitations.map((imitation) => imitation?.kind);
  if (isIdenticalHere) return 'identical';
  if (comparison.hasEqualSkeletons || kinds.includes('identical_look')) {
    if (pieces.some(differsByCapitals)) return 'but_for_capitals';
    return isIdenticalHere === false ? 'near_identical' : 'identical';
  }
  return comparison.hasEqualLooseSkeletons || kinds.includes('similar_look')
    ? 'alike'
    : 'different';
}

/** Whether names differ only in capital letters. A capital I still looks like a small l. */
function differsByCapitals({ left, right }: Piece): boolean {
  return hasCapital(getPieceText(left)) !== hasCapital(getPieceText(right));
}

function hasCapital(text: string): boolean {
  return /[A-HJ-Z]/u.test(text);
}
