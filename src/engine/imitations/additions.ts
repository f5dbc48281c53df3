// Lists labels with added text.

import { ADDED_WORDS, isServiceWord } from '../known-names/added-word-lists.ts';
import { explainAddition, explainPiece } from '../known-names/explain-reading.ts';
import {
  editGraphemes,
  LETTERS_AND_DIGITS,
  spliceGraphemes,
  type Variation,
  type VariedLabel,
} from './variation.ts';

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

/** Adds service words before or after the label, with and without a hyphen. */
export function* addWords({ label }: VariedLabel): Iterable<Variation> {
  for (const word of SERVICE_WORDS) {
    const changes = [explainAddition([word], label)];
    for (const added of [`${label}-${word}`, label + word, `${word}-${label}`, word + label]) {
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
