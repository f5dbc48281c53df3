// Types and helpers for labels that imitations vary.

import type { Evidence } from '../../words/checks/evidence-words.ts';
import { explainEdit } from '../known-names/explain-reading.ts';
import type { EditKind } from '../known-names/one-edit.ts';

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

/** Returns the label in which `added` replaces `count` graphemes, starting at index `at`, and explains this edit. */
export function editGraphemes(
  varied: VariedLabel,
  kind: EditKind,
  at: number,
  count: number,
  added: string,
): Variation {
  const removed = varied.graphemes.slice(at, at + count).join('');
  return {
    label: spliceGraphemes(varied, at, count, added),
    changes: [explainEdit({ kind, added, removed })],
  };
}

export const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
