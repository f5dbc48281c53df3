// Known names: what a name is compared with.

/** A name that people know, and how it is compared. */
export interface KnownName {
  /** Normalized by ENSIP-15, such as `metamask.eth`. */
  readonly name: string;
  /** Its first label. */
  readonly label: string;
  /** What stands above the label, when it is not directly under a top-level domain: only labels under it are compared. */
  readonly parent: string | null;
  /** As its owner writes it. */
  readonly title: string;
  readonly category: string;
  /** Also compared with labels one edit away, and found between added words. */
  readonly isNear: boolean;
  /** Compared although it has fewer than four characters. */
  readonly isShort: boolean;
  /** From the user's own list. */
  readonly isWatched: boolean;
}
