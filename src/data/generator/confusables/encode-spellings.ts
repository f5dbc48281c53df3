import { readFileSync } from 'node:fs';
import { sortMarks } from '../../../engine/confusables/spellings.ts';
import { decompose } from '../../../engine/ensip15/normalization-forms.ts';
import { toCodePoints } from '../../../engine/text/code-points.ts';
import { writeBytes } from '../byte-writer.ts';
import { loadUnicodeFile, UNICODE_VERSION } from '../packages.ts';
import {
  ALIKE,
  MARK_ORDERS,
  type SpellingPair,
  UNMOVED_MARKS,
  UNUSUAL,
} from './reviewed-spellings.ts';

/** Path of the committed rows of DoNotEmit.txt, relative to `src/data`. */
export const DO_NOT_EMIT_PATH = `sources/do-not-emit-${UNICODE_VERSION}.txt`;

/** Encodes the ranks of marks and the pairs of spellings in the format that the engine's `createSpellings` reads. */
export function encodeSpellings(): Uint8Array {
  const ranks = createMarkRanks();
  const last = Math.max(...ranks.values());
  const getRank = (mark: number) => ranks.get(mark) ?? 0;
  return writeBytes((writer) => {
    writer.byte(last);
    for (let rank = 1; rank <= last; rank++) {
      const marks = [...ranks].filter(([, each]) => each === rank).map(([mark]) => mark);
      writer.ascendingList(marks.sort((a, b) => a - b));
    }
    writer.text(UNMOVED_MARKS);
    const usual = new Set(ALIKE.map(([sequence]) => sequence));
    const unusual = loadDoNotEmit().filter(([sequence]) => !usual.has(sequence));
    for (const pairs of [[...unusual, ...UNUSUAL], ALIKE]) {
      // The engine sorts the marks before it looks for sequences.
      writer.textList(pairs.map(([sequence]) => sortMarks(decompose(sequence), getRank)));
      for (const [, other] of pairs) writer.text(decompose(other));
    }
  });
}

/** Reads the committed rows of https://www.unicode.org/Public/17.0.0/ucd/DoNotEmit.txt. */
function loadDoNotEmit(): SpellingPair[] {
  const text = readFileSync(new URL(`../../${DO_NOT_EMIT_PATH}`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [sequence = '', usual = ''] = line.split(' > ').map(readHex);
    return [sequence, usual];
  });
}

function readHex(text: string): string {
  return String.fromCodePoint(...text.split(' ').map((hex) => Number.parseInt(hex, 16)));
}

// Finds the order of the marks of a letter: https://www.unicode.org/reports/tr44/#Indic_Positional_Category

/** Ranks of marks of the scripts of India, by their value of Indic_Syllabic_Category. */
const CATEGORY_RANKS = { Nukta: 1, Bindu: 6, Gemination_Mark: 6, Visarga: 6 };
/** Ranks of vowel signs of the scripts of India. Decomposed vowel signs have their parts in this order. */
const POSITION_RANKS = { Left: 2, Top: 3, Bottom: 4, Right: 5 };

/** Blocks of the scripts of India and of Sinhala. */
const isIndic = (codePoint: number) => codePoint >= 0x900 && codePoint < 0xe00;

/** Returns the ranks of all marks whose order cannot be seen. */
function createMarkRanks(): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  const vowels = loadIndic('Indic_Syllabic_Category', 'Vowel_Dependent');
  for (const vowel of vowels) ranks.set(vowel, POSITION_RANKS.Right);
  for (const [position, rank] of Object.entries(POSITION_RANKS)) {
    const placed = loadIndic('Indic_Positional_Category', position);
    for (const vowel of placed) if (ranks.has(vowel)) ranks.set(vowel, rank);
  }
  for (const [category, rank] of Object.entries(CATEGORY_RANKS)) {
    for (const mark of loadIndic('Indic_Syllabic_Category', category)) ranks.set(mark, rank);
  }
  for (const order of MARK_ORDERS) {
    for (const [at, marks] of order.split(' ').entries()) {
      for (const mark of toCodePoints(marks)) ranks.set(mark, at + 1);
    }
  }
  return ranks;
}

function loadIndic(property: string, value: string): number[] {
  return loadUnicodeFile<number[]>(`${property}/${value}/code-points.mjs`).filter(
    (codePoint) => isIndic(codePoint) && decompose(String.fromCodePoint(codePoint)).length === 1,
  );
}
