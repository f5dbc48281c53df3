import type { Imitation } from './imitation-kinds.ts';

/** How two names relate to each other. */
export interface NameComparison {
  /** Whether the names have the same UTS #39 skeleton, which means that they look the same. */
  hasEqualSkeletons: boolean;
  /** Whether the names have the same loose skeleton, which has no decorating marks. */
  hasEqualLooseSkeletons: boolean;
  /** Whether the names have the same namehash, which means that they are the same name to ENS. */
  hasEqualNamehashes: boolean;
  /** How the first name imitates the second, and how the second imitates the first. Null without an imitation. */
  imitations: readonly [Imitation | null, Imitation | null];
}
