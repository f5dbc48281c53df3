import type { NameComparison } from '../../../contract/name-comparison.ts';
import { getPieceText, type Piece } from '../../lib/group-pieces.ts';

/** How alike two names look that are not the same; to Unicode's skeletons a capital letter looks like its small one. */
export type Look = 'identical' | 'but_for_capitals' | 'alike' | 'different';

interface LookSources {
  comparison: NameComparison;
  pieces: readonly Piece[];
  /** Whether this device draws both as one picture; null where that is not known. */
  isIdenticalHere: boolean | null;
}

/** By their skeletons, by what they read as, and by this device's pictures of them. */
export function findLook({ comparison, pieces, isIdenticalHere }: LookSources): Look {
  const kinds = comparison.imitations.map((imitation) => imitation?.kind);
  if (isIdenticalHere) return 'identical';
  if (comparison.hasEqualSkeletons || kinds.includes('identical_look'))
    return pieces.some(differsByCapitals) ? 'but_for_capitals' : 'identical';
  return comparison.hasEqualLooseSkeletons || kinds.includes('similar_look')
    ? 'alike'
    : 'different';
}

/** Nobody takes a capital for a small letter, save I for l. */
function differsByCapitals({ left, right }: Piece): boolean {
  return hasCapital(getPieceText(left)) !== hasCapital(getPieceText(right));
}

function hasCapital(text: string): boolean {
  return /[A-HJ-Z]/u.test(text);
}
