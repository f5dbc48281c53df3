import type { Imitation } from './imitation-kinds.ts';

/** What two names are to each other. */
export interface NameComparison {
  /** Their UTS #39 skeletons are equal: the characters of one are those that the other's are taken for. */
  hasEqualSkeletons: boolean;
  /** Their loose skeletons are equal, which drop decorating marks too. */
  hasEqualLooseSkeletons: boolean;
  /** Names with one namehash are one name to ENS. */
  hasEqualNamehashes: boolean;
  /** How the first imitates the second, were that a known name, and how the second imitates the first; of some there is no evidence in words. */
  imitations: readonly [Imitation | null, Imitation | null];
}
