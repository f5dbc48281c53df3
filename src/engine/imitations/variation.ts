// Defines the label that imitations vary and the variations of it.

/** Name in its ENSIP-15 form, split at the label that is varied. */
export interface ImitatedName {
  /** Labels before the varied one, with their dots; empty for most names. */
  readonly prefix: string;
  readonly label: string;
  /** Labels after the varied one, with their dots. */
  readonly suffix: string;
}

/** Label that is varied. */
export interface VariedLabel {
  readonly label: string;
  readonly graphemes: readonly string[];
}

/** Label that looks similar. It may be invalid, or the varied label itself. */
export interface Variation {
  readonly label: string;
  readonly evidence: string;
}

/** Replaces `count` graphemes of a label, starting at index `at`, with a text. */
export function spliceGraphemes(
  { graphemes }: VariedLabel,
  at: number,
  count: number,
  text: string,
): string {
  return graphemes.slice(0, at).join('') + text + graphemes.slice(at + count).join('');
}

export const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
