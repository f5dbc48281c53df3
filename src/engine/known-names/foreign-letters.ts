// The rule `foreign_letter`: https://www.unicode.org/reports/tr39/#Mixed_Script_Detection

import { type EvidenceGrapheme, explainReading } from './explain-reading.ts';
import { createFinding, type Finding, pickWorse } from './imitation-finding.ts';
import type { KnownName } from './known-name.ts';
import type { KnownNameIndex } from './known-name-index.ts';
import type { IndexedName } from './names-by-label.ts';

/** Minimum length of a known label by the number of its letters that are replaced. */
const MIN_LENGTHS = [5, 6];
/** Minimum lengths if the other letters are one word, because such labels are common: `coin中国`, `中cash`. */
const MIN_LENGTHS_OF_WORD = [7, 8];

const isPlain = (letter: string) => letter < '\x80';
const isForeign = (letter: string) => !isPlain(letter);
const FOREIGN = /^(?!\p{Script=Latin})[\p{L}\p{N}]/u;

/**
 * Finds known labels in which one or two letters of other scripts replace as many letters, or stand between them:
 * `meta月ask`, `meta月mask`. The rule `look` finds letters that look like the replaced letters.
 */
export function findForeignLetters(
  graphemes: readonly EvidenceGrapheme[],
  parent: string,
  index: Pick<KnownNameIndex, 'findLonger' | 'getLabel'>,
): Finding | null {
  if (graphemes.length < (MIN_LENGTHS[0] as number)) return null;
  const places: number[] = [];
  for (let at = 0; at < graphemes.length; at++) {
    if (isPlain((graphemes[at] as EvidenceGrapheme).grapheme)) continue;
    if (places.length === MIN_LENGTHS.length) return null;
    places.push(at);
  }
  const isWord = isAtEnds(places, graphemes.length);
  const minLengths = isWord ? MIN_LENGTHS_OF_WORD : MIN_LENGTHS;
  if (graphemes.length < (minLengths[places.length - 1] ?? Number.POSITIVE_INFINITY)) return null;
  if (!places.every((at) => FOREIGN.test(graphemes[at]?.grapheme ?? ''))) return null;
  const letters = graphemes.map(({ grapheme }) => grapheme);
  const whole = index.getLabel(letters.filter(isPlain).join(''), parent);
  if (whole) {
    // Nothing is replaced in a known label with other letters beside it: `binance币安`.
    return isWord || whole.mode === 'common' ? null : createForeignFinding(graphemes, whole);
  }

  const isAlike = ({ label, plain }: IndexedName) =>
    label.length === letters.length &&
    label === plain &&
    letters.every((letter, at) => isForeign(letter) || letter === label[at]);
  let worst: Finding | null = null;
  const [first = 0, second] = places;
  const open = second === undefined ? undefined : first;
  const text = letters
    .with(first, '-')
    .toSpliced(second ?? first, 1)
    .join('');
  for (const known of index.findLonger(text, parent, open)) {
    if (!isAlike(known)) continue;
    worst = pickWorse(worst, createForeignFinding(graphemes, known));
  }
  return worst;
}

function createForeignFinding(graphemes: readonly EvidenceGrapheme[], known: KnownName): Finding {
  const getEvidence = () => [explainReading(graphemes, known.label, 'replaces')];
  return createFinding('foreign_letter', 'one_edit', 'warn', known, getEvidence);
}

/** Checks whether no place is between two other places of a text. The places are sorted. */
function isAtEnds(places: readonly number[], length: number): boolean {
  const before = places.filter((at, place) => at === place).length;
  return places.slice(before).every((at, place) => at === length - places.length + before + place);
}
