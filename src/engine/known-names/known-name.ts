/** A known name, and how other names are compared with it. */
export interface KnownName {
  /** The normalized name, such as `metamask.eth`. */
  readonly name: string;
  /** The first label of the name. */
  readonly label: string;
  /** Parent such as `base.eth`. Only names under it are compared. Null if the name is directly under a top-level domain. */
  readonly parent: string | null;
  /** Title as the owner writes it. */
  readonly title: string;
  readonly category: string;
  /** Whether the rule `one_edit` applies, and added words imitate the name without hyphens. */
  readonly isNear: boolean;
  /** Whether the name is compared although its label has fewer than four characters. */
  readonly isShort: boolean;
  /** Whether the name is on the user's watchlist. */
  readonly isWatched: boolean;
}
