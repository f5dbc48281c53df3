// What is added to a name that stays whole.

import { ADDED_WORDS } from '../known-names/added-word-lists.ts';
import { describeAddition } from '../known-names/describe-evidence.ts';
import { LETTERS_AND_DIGITS, splice, type Variation, type VariedLabel } from './variation.ts';

const HYPHEN = '-';

/** A hyphen between any two graphemes. */
export function* hyphenate(varied: VariedLabel): Iterable<Variation> {
  for (let at = 1; at < varied.graphemes.length; at++) {
    yield { label: splice(varied, at, 0, HYPHEN), evidence: 'a hyphen is added' };
  }
}

/** A letter, a digit, or a grapheme that the label has, at its end and before its hyphens. */
export function* append(varied: VariedLabel): Iterable<Variation> {
  const { graphemes } = varied;
  const places = graphemes.flatMap((grapheme, at) => (grapheme === HYPHEN && at > 0 ? [at] : []));
  const added = new Set([...LETTERS_AND_DIGITS, ...graphemes]);
  for (const at of [graphemes.length, ...places]) {
    for (const text of added) {
      yield { label: splice(varied, at, 0, text), evidence: `“${text}” is added` };
    }
  }
}

/** Endings of plurals at the end, and behind any letter inside. */
export function* pluralize(varied: VariedLabel): Iterable<Variation> {
  for (let at = varied.graphemes.length; at > 1; at--) {
    for (const ending of ['s', 'es']) {
      const label = splice(varied, at, 0, ending);
      yield { label, evidence: `“${ending}” is added` };
    }
  }
}

const SERVICE_WORDS = [...ADDED_WORDS]
  .filter(([, says]) => says === 'service')
  .map(([word]) => word);

/** Words of services behind and before, with and without a hyphen. */
export function* addWords({ label }: VariedLabel): Iterable<Variation> {
  for (const word of SERVICE_WORDS) {
    const evidence = describeAddition([word], label);
    for (const added of [`${label}-${word}`, label + word, `${word}-${label}`, word + label]) {
      yield { label: added, evidence };
    }
  }
}

/** Ends of names: the label then reads as a whole name of its own. */
const ENDS = ['eth', 'com', 'ens'];

/** The end of a name as part of the label. */
export function* embed({ label }: VariedLabel): Iterable<Variation> {
  for (const end of ENDS) {
    const evidence = describeAddition([end], label);
    for (const added of [`${label}-${end}`, label + end]) {
      yield { label: added, evidence };
    }
  }
}
