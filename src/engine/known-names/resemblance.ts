// What the known names say about a name.

import type { Finding } from './finding.ts';
import type { KnownName } from './known-name.ts';

/** What the known names say about a name. */
export interface Resemblance {
  /** The known name that it is, or is a subname of. */
  readonly known: KnownName | null;
  readonly relation: 'none' | 'known' | 'subname';
  /** What it imitates; null when it imitates nothing. */
  readonly imitation: Finding | null;
  /** A known name whose label it has under another parent. */
  readonly sameLabel: KnownName | null;
}

export const NO_RESEMBLANCE: Resemblance = {
  known: null,
  relation: 'none',
  imitation: null,
  sameLabel: null,
};
