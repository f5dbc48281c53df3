// Types and helpers for labels that imitations vary.

import type { Evidence } from '../../words/checks/evidence-words.ts';

/** Normalized name, split at the label to vary. */
export interface ImitatedName {
  /** Labels before the varied label, with dots. Empty for most names. */
  readonly prefix: string;
  readonly label: string;
  /** Labels after the varied label, with dots. */
  readonly suffix: string;
}

/** Label to vary. */
export interface VariedLabel {
  readonly label: string;
  readonly graphemes: readonly string[];
}

/** Label that may imitate the varied label. It can be invalid or equal to the varied label. */
export interface Variation {
  readonly label: string;
  /** How the label differs from the varied label. */
  readonly changes: readonly Evidence[];
}

/** Replaces `count` graphemes of a label, starting at index `at`, with `text`. */
export function spliceGraphemes(
  { graphemes }: VariedLabel,
  at: number,
  count: number,
  text: string,
): string {
  return graphemes.slice(0, at).join('') + text + graphemes.slice(at + count).join('');
}

export const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
