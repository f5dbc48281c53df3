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

/**
 * `target`: one of the fifty names that are imitated most. `short`: look-alikes are imitations although the label has
 * fewer than four characters. `phrase`: the label is an ordinary phrase, so words are often added to it without hyphens:
 * `mycryptovault`. `unclaimed`: no ENS name is known to belong to whom the title names, so the name may belong to anyone.
 */
type Mark = 'target' | 'short' | 'phrase' | 'unclaimed';

/** Reviewed entry of the list of known names. */
export type ReviewedName = readonly [
  /** Label under `eth`, normalized by ENSIP-15. */
  label: string,
  /**
   * Title in its usual spelling, such as `MetaMask`. If the person made a different name public, the title has a note:
   * `Hayden Adams (known as hayden.eth)`.
   */
  title: string,
  category: KnownNameCategory,
  mode: MatchMode,
  /** URL of the website, or of a page about it. For a person, URL of a page where they use this name in public. */
  source: string,
  ...marks: readonly Mark[],
];

/** Reviewed native names of a company, currency or chain. */
export type NativeName = readonly [
  title: string,
  category: KnownNameCategory,
  mode: MatchMode,
  /** URL of a page that shows the native names. */
  source: string,
  /** Labels in other scripts, normalized by ENSIP-15, with spaces between them. */
  labels: string,
];
