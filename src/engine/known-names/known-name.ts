import type { MatchMode } from '../../contract/imitation-kinds.ts';

/** A known name, and how other names are compared with it. */
export interface KnownName {
  /** The normalized name, such as `metamask.eth`. For a parent of a watched subname, the name of the parent. */
  readonly name: string;
  /**
   * The label that other labels are compared with: the first label of the name. Parts of a watched subname are compared
   * too: `alice` and `pay.alice` of `pay.alice.eth`.
   */
  readonly label: string;
  /** Parent such as `base.eth`. Only names under this parent are compared. Null if the parent is a top-level domain. */
  readonly parent: string | null;
  /** Title as the owner writes it, with a note if no ENS name of theirs is known. For watched names, the watched name. */
  readonly title: string;
  readonly category: string;
  /** Which labels are imitations of the name. */
  readonly mode: MatchMode;
  /** Whether the name is one of the fifty that are imitated most. */
  readonly isTarget: boolean;
  /** Whether to compare the name even if its label is shorter than four characters. */
  readonly isShort: boolean;
  /**
   * Whether the label is also an ordinary phrase. A label with words added to the phrase rarely means the name:
   * `mycryptovault`.
   */
  readonly isPhrase?: boolean;
  /** Whether the name is on a watchlist. */
  readonly isWatched: boolean;
  /**
   * Whether the label is only a part of a watched subname: `alice` of `pay.alice.eth`. Imitations of the part are
   * reported, but nobody said that the part itself can be trusted.
   */
  readonly isPart?: boolean;
  /** Whether the name is on a watchlist of names that the user trusts, so that messages may say so. */
  readonly isTrusted: boolean;
}
