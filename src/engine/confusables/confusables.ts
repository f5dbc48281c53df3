/** What bulk inspection asks about look-alikes; every method is total (any string, lone surrogates too), deterministic, and linear in its input. */
export interface Confusables {
  /**
   * The ordinary grapheme that this one could be mistaken for, itself when it is the ordinary one;
   * null when it is not known (ENSIP-15 refuses the grapheme and it resembles nothing allowed).
   */
  canonical(grapheme: string): string | null;
  /** True when the grapheme has a look-alike worth a warning; never for `[a-z0-9_$-]`. */
  isFlagged(grapheme: string): boolean;
  /**
   * What a reader takes the grapheme for, whatever its script: `а` (U+0430) gives `a`.
   * The grapheme itself when nothing is more ordinary. Graphemes that draw nothing are the caller's to drop.
   */
  ordinaryLookAlike(grapheme: string): string;
  /** UTS #39 skeleton of a label: equal skeletons mean the labels look alike (`rnicrosoft` and `microsoft`). */
  skeleton(label: string): string;
  /** As {@link Confusables.skeleton}, also ignoring decorating marks and reading `cl` as `d`: joins `vitalìk` and `vitalik`. */
  looseSkeleton(label: string): string;
}

/** The full lists, which need the details table. */
export interface ConfusableLists {
  /** What the grapheme can be mistaken for, most alike first, the canonical form first when it differs; never contains the grapheme. */
  list(grapheme: string): readonly string[];
}
