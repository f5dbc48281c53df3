// Lists labels with one typing mistake on common Latin keyboards.

import { explainEdit } from '../known-names/explain-reading.ts';
import { isNeighbourKey } from '../known-names/keyboard.ts';
import { VOWELS } from '../known-names/one-edit.ts';
import {
  LETTERS_AND_DIGITS,
  spliceGraphemes,
  type Variation,
  type VariedLabel,
} from './variation.ts';

/** Swaps two adjacent graphemes. */
export function* transpose(varied: VariedLabel): Iterable<Variation> {
  for (const [at, first] of varied.graphemes.entries()) {
    const second = varied.graphemes[at + 1];
    if (second === undefined) return;
    const swapped = second + first;
    yield {
      label: spliceGraphemes(varied, at, 2, swapped),
      changes: [explainEdit({ kind: 'transposition', added: swapped, removed: first + second })],
    };
  }
}

/** Doubles a grapheme. */
export function* repeat(varied: VariedLabel): Iterable<Variation> {
  for (const [at, grapheme] of varied.graphemes.entries()) {
    yield {
      label: spliceGraphemes(varied, at, 0, grapheme),
      changes: [explainEdit({ kind: 'doubling', added: grapheme, removed: '' })],
    };
  }
}

/** Removes a grapheme. */
export function* omit(varied: VariedLabel): Iterable<Variation> {
  const { graphemes } = varied;
  for (const [at, grapheme] of graphemes.entries()) {
    const isDouble = graphemes[at + 1] === grapheme || graphemes[at - 1] === grapheme;
    const kind = isDouble ? 'undoubling' : 'omission';
    yield {
      label: spliceGraphemes(varied, at, 1, ''),
      changes: [explainEdit({ kind, added: '', removed: grapheme })],
    };
  }
}

/** Lists keys that are typed by mistake instead of a key: its neighbours and, for a vowel, all other vowels. */
function listSlips(key: string): string[] {
  const isVowel = VOWELS.includes(key);
  return [...LETTERS_AND_DIGITS].filter(
    (other) => other !== key && (isNeighbourKey(key, other) || (isVowel && VOWELS.includes(other))),
  );
}

/** Replaces a letter or digit with a neighbouring key, or a vowel with another vowel. */
export function* replace(varied: VariedLabel): Iterable<Variation> {
  for (const [at, grapheme] of varied.graphemes.entries()) {
    for (const slip of listSlips(grapheme)) {
      yield {
        label: spliceGraphemes(varied, at, 1, slip),
        changes: [explainEdit({ kind: 'replacement', added: slip, removed: grapheme })],
      };
    }
  }
}

/** Inserts a neighbouring key before or after a grapheme. */
export function* insert(varied: VariedLabel): Iterable<Variation> {
  for (const [at, grapheme] of varied.graphemes.entries()) {
    for (const key of LETTERS_AND_DIGITS) {
      if (!isNeighbourKey(grapheme, key)) continue;
      for (const text of [key + grapheme, grapheme + key]) {
        yield {
          label: spliceGraphemes(varied, at, 1, text),
          changes: [explainEdit({ kind: 'insertion', added: key, removed: '' })],
        };
      }
    }
  }
}
