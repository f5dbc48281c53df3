import type { Finding } from './imitation-finding.ts';
import type { KnownName } from './known-name.ts';

/** How a name relates to the known names. */
export interface Resemblance {
  /** The known name that the name equals or is a subname of. */
  readonly known: KnownName | null;
  readonly relation: 'none' | 'known' | 'subname';
  /** The imitation that was found, or null. */
  readonly imitation: Finding | null;
  /** A known name with the same label under a different parent. */
  readonly sameLabel: KnownName | null;
}

export const NO_RESEMBLANCE: Resemblance = {
  known: null,
  relation: 'none',
  imitation: null,
  sameLabel: null,
};
