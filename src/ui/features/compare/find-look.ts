import type { NameComparison } from '../../../contract/name-comparison.ts';
import { getPieceText, type Piece } from '../../lib/group-pieces.ts';

/** How alike two different names look. Skeletons ignore the difference between capital and small letters. */
export type Look = 'identical' | 'but_for_capitals' | 'alike' | 'different';

interface LookSources {
  comparison: NameComparison;
  pieces: readonly Piece[];
  /** Whether this device draws both names identically. Null if unknown. */
  isIdenticalHere: boolean | null;
}

/** Compares the skeletons, the readings and the drawings of two names. */
export function findLook({ comparison, pieces, isIdenticalHere }: LookSources): Look {
  const kinds = comparison.imitations.map((imitation) => imitation?.kind);
  if (isIdenticalHere) return 'identical';
  if (comparison.hasEqualSkeletons || kinds.includes('identical_look'))
    return pieces.some(differsByCapitals) ? 'but_for_capitals' : 'identical';
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
