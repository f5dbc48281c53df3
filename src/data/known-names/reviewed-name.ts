import type { MatchMode } from '../../contract/imitation-kinds.ts';

/** Category of a known name, as verdicts show it: "the known name of MetaMask (wallet)". */
export type KnownNameCategory =
  | 'protocol'
  | 'network'
  | 'wallet'
  | 'exchange'
  | 'lender'
  | 'token'
  | 'collection'
  | 'market'
  | 'infrastructure'
  | 'organization'
  | 'person'
  | 'brand'
  | 'payment';

/** Reviewed entry of the list of known names. */
export type ReviewedName = readonly [
  /** Label under `eth`, normalized by ENSIP-15. */
  label: string,
  /**
   * Title in its usual spelling, such as `MetaMask`. If the label is not a name that the person made public, the title
   * has a note: `Elon Musk (no ENS name known to be theirs)`.
   */
  title: string,
  category: KnownNameCategory,
  mode: MatchMode,
  /** URL of the website, or of a page about it. For a person, URL of a page where they use this name in public. */
  source: string,
  /**
   * `target`: one of the fifty names that are imitated most. `short`: look-alikes are imitations although the label has
   * fewer than four characters. `phrase`: the label is an ordinary phrase, so words are often added to it without
   * hyphens: `mycryptovault`.
   */
  mark?: 'target' | 'short' | 'phrase',
];
