// Varies labels: with one typing mistake on common Latin keyboards, with a flipped bit, or with added text.

import type { Evidence } from '../../words/checks/evidence-words.ts';
import { ADDED_WORDS, isServiceWord, listForeignWords } from '../known-names/added-word-lists.ts';
import { explainAddition, explainEdit, explainPiece } from '../known-names/explain-reading.ts';
import { type EditKind, isNeighbourKey, VOWELS } from '../known-names/one-edit.ts';
import { countUtf8Bytes } from '../text/utf8.ts';

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

// Lists labels with one typing mistake on common Latin keyboards.

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

// Lists labels with added text.

const HYPHEN = '-';

/** Inserts a hyphen at each position inside the label. */
export function* hyphenate(varied: VariedLabel): Iterable<Variation> {
  for (let at = 1; at < varied.graphemes.length; at++) {
    yield { label: spliceGraphemes(varied, at, 0, HYPHEN), changes: [explainPiece(HYPHEN, '')] };
  }
}

/** Lists the positions at which words end: at the end of the label and before each hyphen. */
function listWordEnds({ graphemes }: VariedLabel): number[] {
  const hyphens = graphemes.flatMap((grapheme, at) => (grapheme === HYPHEN && at > 0 ? [at] : []));
  return [graphemes.length, ...hyphens];
}

/** Adds one letter, digit or grapheme of the label to the end of each word. */
export function* append(varied: VariedLabel): Iterable<Variation> {
  const added = new Set([...LETTERS_AND_DIGITS, ...varied.graphemes]);
  for (const at of listWordEnds(varied)) {
    for (const text of added) yield editGraphemes(varied, 'insertion', at, 0, text);
  }
}

/** Matches words whose English plural ends in `es` instead of `s`: `box` → `boxes`. */
const SIBILANT = /(?:[sxz]|[cs]h)$/u;

/** Adds a plural ending to each word: `wallet` → `wallets`, `exchange-box` → `exchange-boxes`. */
export function* pluralize(varied: VariedLabel): Iterable<Variation> {
  for (const at of listWordEnds(varied)) {
    const ending = SIBILANT.test(varied.graphemes.slice(0, at).join('')) ? 'es' : 's';
    yield editGraphemes(varied, 'insertion', at, 0, ending);
  }
}

const SERVICE_WORDS = [...ADDED_WORDS.keys()].filter(isServiceWord);

const FOREIGN_WORDS = new Set(listForeignWords());

/**
 * Adds service words after the label, with and without a hyphen. English words also before it: in other languages, they
 * would double the list.
 */
export function* addWords({ label }: VariedLabel): Iterable<Variation> {
  for (const word of SERVICE_WORDS) {
    const changes = [explainAddition([word], label)];
    const before = FOREIGN_WORDS.has(word) ? [] : [`${word}-${label}`, word + label];
    for (const added of [`${label}-${word}`, label + word, ...before]) {
      yield { label: added, changes };
    }
  }
}

/** Name endings that make a label look like a whole name: `vitalik-eth`. */
const ENDINGS = ['eth', 'com', 'ens'];

/** Adds a name ending to the label, with and without a hyphen. */
export function* embed({ label }: VariedLabel): Iterable<Variation> {
  for (const ending of ENDINGS) {
    const changes = [explainAddition([ending], label)];
    for (const added of [`${label}-${ending}`, label + ending]) {
      yield { label: added, changes };
    }
  }
}
