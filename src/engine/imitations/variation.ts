// What every kind of imitation is made from, and what is made of it.

/** A name in its ENSIP-15 form, parted at the label that is varied. */
export interface ImitatedName {
  /** What stands in front of the label, its dot included; empty for most names. */
  readonly front: string;
  readonly label: string;
  /** What stands behind the label, its dot included. */
  readonly behind: string;
}

/** The label that is varied. */
export interface VariedLabel {
  readonly label: string;
  /** Its graphemes, each of which is varied as a whole. */
  readonly graphemes: readonly string[];
}

/** Another label that could pass for it, which may be no valid one, or the label itself. */
export interface Variation {
  readonly label: string;
  readonly evidence: string;
}

/** The graphemes with `text` in place of so many from `at` on. */
export function splice(
  { graphemes }: VariedLabel,
  at: number,
  count: number,
  text: string,
): string {
  return graphemes.slice(0, at).join('') + text + graphemes.slice(at + count).join('');
}

/** `[a-z0-9]`, which any Latin label may have more of. */
export const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
