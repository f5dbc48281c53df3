// Lists labels with one typing mistake on common Latin keyboards.

import { explainEdit } from '../known-names/explain-reading.ts';
import { isNeighbourKey, VOWELS } from '../known-names/one-edit.ts';
import { countUtf8Bytes } from '../text/utf8.ts';
import {
  editGraphemes,
  LETTERS_AND_DIGITS,
  type Variation,
  type VariedLabel,
} from './variation.ts';

/** Swaps two adjacent graphemes. */
export function* transpose(varied: VariedLabel): Iterable<Variation> {
  for (const [at, first] of varied.graphemes.entries()) {
    const second = varied.graphemes[at + 1];
    if (second === undefined) return;
    yield editGraphemes(varied, 'transposition', at, 2, second + first);
  }
}

/** Doubles a grapheme. */
export function* repeat(varied: VariedLabel): Iterable<Variation> {
  for (const [at, grapheme] of varied.graphemes.entries()) {
    yield editGraphemes(varied, 'doubling', at, 0, grapheme);
  }
}

/** Removes a grapheme. */
export function* omit(varied: VariedLabel): Iterable<Variation> {
  const { graphemes } = varied;
  for (const [at, grapheme] of graphemes.entries()) {
    const isDouble = graphemes[at + 1] === grapheme || graphemes[at - 1] === grapheme;
    yield editGraphemes(varied, isDouble ? 'undoubling' : 'omission', at, 1, '');
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
      yield editGraphemes(varied, 'replacement', at, 1, slip);
    }
  }
}

/** Inserts a neighbouring key before or after a grapheme. */
export function* insert(varied: VariedLabel): Iterable<Variation> {
  for (const [at, grapheme] of varied.graphemes.entries()) {
    for (const key of LETTERS_AND_DIGITS) {
      if (!isNeighbourKey(grapheme, key)) continue;
      yield editGraphemes(varied, 'insertion', at, 0, key);
      yield editGraphemes(varied, 'insertion', at + 1, 0, key);
    }
  }
}

// Lists labels with one flipped bit, which faulty memory can cause: https://en.wikipedia.org/wiki/Bitsquatting

/** Number of code point bits in a UTF-8 sequence, by its number of bytes. The other bits encode its length. */
const BITS = [0, 7, 11, 16, 21];
const MAX_CODE_POINT = 0x10ffff;

/** Flips each bit of each character. Skips flips that change the number of UTF-8 bytes. */
export function* flipBits({ label }: VariedLabel): Iterable<Variation> {
  let at = 0;
  for (const original of label) {
    const bytes = countUtf8Bytes(original);
    for (let bit = 0; bit < (BITS[bytes] as number); bit++) {
      const codePoint = (original.codePointAt(0) as number) ^ (1 << bit);
      if (codePoint > MAX_CODE_POINT) continue;
      const flipped = String.fromCodePoint(codePoint);
      if (!flipped.isWellFormed() || countUtf8Bytes(flipped) !== bytes) continue;
      yield {
        label: label.slice(0, at) + flipped + label.slice(at + original.length),
        changes: [explainEdit({ kind: 'replacement', added: flipped, removed: original })],
      };
    }
    at += original.length;
  }
}
