/** What a known name stands for, in the word that a verdict says: the known name of MetaMask (wallet). */
export type KnownNameCategory =
  | 'protocol'
  | 'network'
  | 'wallet'
  | 'exchange'
  | 'token'
  | 'collection'
  | 'market'
  | 'infrastructure'
  | 'organization'
  | 'person'
  | 'brand'
  | 'payment';

/**
 * `near`: a label one edit away is an imitation, and so is the name written together with a security
 * word (`metamasksupport`). `exact`: only what looks the same is, and the name set off by a hyphen
 * (`moonpay-support`). Everyday words are `exact`, and names that many ordinary labels are close to.
 */
export type MatchMode = 'near' | 'exact';

/** One reviewed line of the list of known names. */
export type ReviewedName = readonly [
  /** Under `eth`, in ENSIP-15 form. */
  label: string,
  /** As a person writes it. */
  title: string,
  category: KnownNameCategory,
  mode: MatchMode,
  /**
   * Where a reader checks who the name stands for: the site, or a page about it. For a person, where
   * they go by the name in public.
   */
  source: string,
  /** Look-alikes count although the label has fewer than four characters. */
  short?: 'short',
];
