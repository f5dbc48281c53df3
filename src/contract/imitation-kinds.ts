/** Every kind of imitation, most deceptive first. */
export const IMITATION_KINDS = [
  'identical_look',
  'similar_look',
  'address',
  'hyphens',
  'one_edit',
  'added_words',
  'embedded',
] as const;

/**
 * How a name imitates another one. `identical_look` and `similar_look`: its characters look alike. `hyphens`: only the
 * hyphens differ. `one_edit`: one typing mistake away. `added_words`: a known name with words of its service.
 * `embedded`: a known name inside a longer one. `address`: it has the shape of an address.
 */
export type ImitationKind = (typeof IMITATION_KINDS)[number];

/** Every status of an imitation, worst first. */
export const IMITATION_STATUSES = ['alert', 'warn', 'info'] as const;

/** How strongly the imitation counts against the name. */
export type ImitationStatus = (typeof IMITATION_STATUSES)[number];

/** What a name imitates or comes close to. */
export interface Imitation {
  /** The known name that is imitated. Null if the name imitates an address. */
  name: string | null;
  kind: ImitationKind;
  status: ImitationStatus;
  /** What makes the two names similar, such as `“rn” reads as “m”`. */
  evidence: string;
}

/** A known name that an inspected name is, or is a subname of. */
export interface Known {
  /** The known name, such as `metamask.eth`. */
  name: string;
  /** Title of the known name as its owner writes it, such as `MetaMask`. */
  title: string;
  /** Category of the known name, such as `wallet`. `watchlist` for a name from the user's watchlist. */
  category: string;
}

/** Which imitations of a watched name are detected: none, those with a similar look, or also names one edit away. */
export const WATCH_REACHES = ['itself', 'looks', 'near'] as const;

export type WatchReach = (typeof WATCH_REACHES)[number];
