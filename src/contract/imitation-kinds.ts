/** How a name imitates another, the surest deception first. */
export const IMITATION_KINDS = [
  'identical_look',
  'similar_look',
  'address',
  'hyphens',
  'one_edit',
  'added_words',
  'embedded',
] as const;

export type ImitationKind = (typeof IMITATION_KINDS)[number];

/** All statuses that an imitation can have, worst first. */
export const IMITATION_STATUSES = ['alert', 'warn', 'info'] as const;

export type ImitationStatus = (typeof IMITATION_STATUSES)[number];

/** What a name imitates. */
export interface Imitation {
  /** The known name; null when it is an address that is imitated. */
  name: string | null;
  kind: ImitationKind;
  status: ImitationStatus;
  /** In words, such as `“rn” reads as “m”`. */
  evidence: string;
}

/** A name that people know: itself, or the name that this is a subname of. */
export interface Known {
  name: string;
  /** As its owner writes it, such as `MetaMask`. */
  title: string;
  /** Such as `wallet`; `watchlist` for a name of the user's own list. */
  category: string;
}

/** How far imitations of a watched name are looked for: not at all, by their looks, or names one edit away too. */
export const WATCH_REACHES = ['itself', 'looks', 'near'] as const;

export type WatchReach = (typeof WATCH_REACHES)[number];
