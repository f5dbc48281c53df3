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

const isPlain = (letter: string) => letter.charCodeAt(0) < 0x80;
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
  const { length } = graphemes;
  if (length < (MIN_LENGTHS[0] as number)) return null;
  // The ASCII letters, and the places of the others.
  let plain = '';
  const places: number[] = [];
  for (let at = 0; at < length; at++) {
    const { grapheme } = graphemes[at] as EvidenceGrapheme;
    if (isPlain(grapheme)) plain += grapheme;
    else if (places.push(at) > MIN_LENGTHS.length || !FOREIGN.test(grapheme)) return null;
  }
  const [first, second] = places;
  if (first === undefined) return null;
  const isWord = isOneWord(first, second ?? first, length);
  const minLengths = isWord ? MIN_LENGTHS_OF_WORD : MIN_LENGTHS;
  if (length < (minLengths[places.length - 1] as number)) return null;
  const whole = index.getLabel(plain, parent);
  if (whole) {
    // Nothing is replaced in a known label with other letters beside it: `binance币安`.
    return isWord || whole.mode === 'common' ? null : createForeignFinding(graphemes, whole);
  }

  const isAlike = ({ label, plain: known }: IndexedName) =>
    label.length === length &&
    label === known &&
    graphemes.every(({ grapheme }, at) => isForeign(grapheme) || grapheme === label[at]);
  let worst: Finding | null = null;
  const open = second === undefined ? undefined : first;
  const text = second === undefined ? plain : `${plain.slice(0, first)}-${plain.slice(first)}`;
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

/** Checks whether the letters between two places and at both ends of a text are one piece. */
function isOneWord(first: number, last: number, length: number): boolean {
  const pieces = [first > 0, last - first > 1, last < length - 1];
  return pieces.filter((isWritten) => isWritten).length < 2;
}
