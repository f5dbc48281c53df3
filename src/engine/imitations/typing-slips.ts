// Slips of the finger and of the ear, by the keyboards of most Latin scripts.

import { describeEdit } from '../known-names/describe-evidence.ts';
import { isNeighbourKey } from '../known-names/keyboard.ts';
import { type EditKind, VOWELS } from '../known-names/one-edit.ts';
import { LETTERS_AND_DIGITS, splice, type Variation, type VariedLabel } from './variation.ts';

const formatEdit = (kind: EditKind, is: string, was: string) => describeEdit({ kind, is, was });

/** Neighbours exchanged. */
export function* transpose(varied: VariedLabel): Iterable<Variation> {
  for (const [at, was] of varied.graphemes.entries()) {
    const next = varied.graphemes[at + 1];
    if (next === undefined) return;
    yield {
      label: splice(varied, at, 2, next + was),
      evidence: formatEdit('transposition', next + was, was + next),
    };
  }
}

/** One doubled. */
export function* repeat(varied: VariedLabel): Iterable<Variation> {
  for (const [at, was] of varied.graphemes.entries()) {
    yield {
      label: splice(varied, at, 0, was),
      evidence: formatEdit('doubling', was, ''),
    };
  }
}

/** One left out, or one of two. */
export function* omit(varied: VariedLabel): Iterable<Variation> {
  const { graphemes } = varied;
  for (const [at, was] of graphemes.entries()) {
    const isDouble = graphemes[at + 1] === was || graphemes[at - 1] === was;
    yield {
      label: splice(varied, at, 1, ''),
      evidence: formatEdit(isDouble ? 'undoubling' : 'omission', '', was),
    };
  }
}

/** What slips in for a key: its neighbours, and for a vowel the others. */
function listSlips(key: string): string[] {
  const isVowel = VOWELS.includes(key);
  return [...LETTERS_AND_DIGITS].filter(
    (other) => other !== key && (isNeighbourKey(key, other) || (isVowel && VOWELS.includes(other))),
  );
}

/** A neighbouring key, or another vowel, in place of one. */
export function* replace(varied: VariedLabel): Iterable<Variation> {
  for (const [at, was] of varied.graphemes.entries()) {
    for (const is of listSlips(was)) {
      yield {
        label: splice(varied, at, 1, is),
        evidence: formatEdit('replacement', is, was),
      };
    }
  }
}

/** A neighbouring key before or behind one. */
export function* insert(varied: VariedLabel): Iterable<Variation> {
  for (const [at, was] of varied.graphemes.entries()) {
    for (const is of LETTERS_AND_DIGITS) {
      if (!isNeighbourKey(was, is)) continue;
      for (const text of [is + was, was + is]) {
        yield {
          label: splice(varied, at, 1, text),
          evidence: formatEdit('insertion', is, ''),
        };
      }
    }
  }
}
