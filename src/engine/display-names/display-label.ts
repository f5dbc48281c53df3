// Turns a display name into labels, which the rules for known names can compare: README.md

import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { compose } from '../ensip15/normalization-forms.ts';
import { fromCodePoints, replaceCodePoints, toCodePoints } from '../text/code-points.ts';

/** One way to read a display name as a label, with capitals as typed. */
export interface DisplayLabel {
  readonly label: string;
  /** The label as shown in the evidence. Differs from the label if a sign was read as a letter. */
  readonly shown: string;
  /** Maps each text that the evidence may quote to the corresponding text in the display name. */
  readonly written: ReadonlyMap<string, string>;
}

/** Maps each sign to the letter that people read it as inside a word. */
const LETTER_SIGNS: Readonly<Record<string, string>> = { '@': 'a', '!': 'i', '|': 'i', '€': 'e' };

const SIGN_IN_WORD = /(?<=[\p{L}\p{N}])[@!|€](?=[\p{L}\p{N}])/gu;

/** Superscript capital letters, which ENSIP-15 rejects, and the letters that people read. */
const RAISED_LETTERS = 'ᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴾᴿᵀᵁᵂⱽꟲꟳꟴ\ua7f1';
const READ_LETTERS = 'ABDEGHIJKLMNPRTUWVCFQS';
const RAISED_LETTER = new RegExp(`[${RAISED_LETTERS}]`, 'g');

/** Signs with the meaning of ®. ENSIP-15 maps them to letters. */
const TRADEMARKS = /[™℠]/g;

/** Text that is shown from right to left because of U+202E, up to the end of the override. */
const OVERRIDDEN = /\u202e([^\u202c]*)\u202c?/gu;

/** The leading sign of a handle or ticker, and the ending of an ENS name. */
const AFFIXES = /^[@$]|\.eth$/giu;

const APOSTROPHES = /['’‘ʼ＇`´]/gu;

/** White space, punctuation, and ASCII symbols that are not read as letters. */
const SEPARATORS = /[\p{P}\p{Z}\s+<=>^|~]+/gu;

/** Hyphens that separate no words: at the ends of a label and beside emoji. */
const NEEDLESS_HYPHENS =
  /^-+|-+$|-+(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic}\ufe0f?)-+/gu;

/**
 * Lists the labels that a display name can be read as. The first label is the name as written. Uses only the first 200
 * characters.
 *
 * @example listDisplayLabels('@Vitalik Buterin!') // labels: Vitalik-Buterin
 * @example listDisplayLabels('C!rcle') // labels: C-rcle, Circle
 */
export function listDisplayLabels(text: string): DisplayLabel[] {
  const written = compose(cutOff(text.trim())).replace(AFFIXES, '');
  const read = HAS_SIGN.test(written) ? readSigns(written) : written;
  const reordered = written.replace(OVERRIDDEN, (_, shown: string) =>
    fromCodePoints(toCodePoints(shown).reverse()),
  );
  const asWritten = separateWords(written);
  const labels: DisplayLabel[] = [{ label: asWritten, shown: asWritten, written: NOTHING }];
  if (read !== written) {
    const [trademark] = written.match(TRADEMARKS) ?? [];
    labels.push({
      label: separateWords(read),
      shown: written.replace(/\s+/gu, ''),
      written: trademark === undefined ? NOTHING : new Map([['®', trademark]]),
    });
  }
  if (reordered !== written) {
    const label = separateWords(reordered);
    labels.push({ label, shown: label, written: NOTHING });
  }
  return labels.filter(({ label }) => label !== '');
}

/** Matches the characters that {@link readSigns} replaces. */
const HAS_SIGN = new RegExp(`[@!|€™℠${RAISED_LETTERS}]`);

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Replaces signs and superscript letters with the letters that people read, and ™ with ®. */
function readSigns(text: string): string {
  return text
    .replace(SIGN_IN_WORD, (sign) => LETTER_SIGNS[sign] as string)
    .replace(RAISED_LETTER, (raised) => READ_LETTERS[RAISED_LETTERS.indexOf(raised)] as string)
    .replace(TRADEMARKS, '®');
}

/** Returns a label without the hyphens between its words. */
export function joinWords(label: string): string {
  return label.replaceAll('-', '');
}

/**
 * Returns the letters and digits of a display name in lower case. Names with equal letters are spelled the same.
 *
 * @example getLetters('@Vitalik Buterin!') // 'vitalikbuterin'
 */
export function getLetters(text: string): string {
  const [written] = listDisplayLabels(text);
  return compose(joinWords(written?.label ?? '').toLowerCase());
}

function cutOff(text: string): string {
  const start = toCodePoints(text.slice(0, 2 * MAX_INSPECTED_CHARACTERS));
  return fromCodePoints(start.slice(0, MAX_INSPECTED_CHARACTERS));
}

function separateWords(text: string): string {
  return text.replace(APOSTROPHES, '').replace(SEPARATORS, '-').replace(NEEDLESS_HYPHENS, '');
}

/** Compares letters as typed, because a capital letter can look like another letter than its small letter: README.md */
interface LetterCase {
  /** Lower-cases a text, except capitals that look like a different small letter: `PayPaI → paypaI`. */
  lowerCapitals(text: string): string;
  /** Returns a key that is equal for texts that look alike as typed: `DAI`, `DAl` and `DA1`, but not `DAL`. */
  getTypedLook(text: string): string;
}

/** Represents a capital L, because skeletons do not distinguish a capital L from a small one. */
const CAPITAL_L = '\ue000';

/**
 * Matches texts in which l and other letters are lowercase, such as `Dal`. The letter l does not replace a capital I
 * here.
 */
const SMALL_WORD = /^(?=.*l).*[a-km-z]/;

/** Checks whether a text cannot imitate a text in capitals: `Dal` does not look like `DAI`, but `DAl` does. */
export function isSmallWord(text: string, capitals: string): boolean {
  return capitals === capitals.toUpperCase() && SMALL_WORD.test(text);
}

export function createLetterCase({
  skeleton,
  typedSkeleton,
}: Pick<Confusables, 'skeleton' | 'typedSkeleton'>): LetterCase {
  return {
    lowerCapitals: (text) =>
      replaceCodePoints(text, (codePoint) => {
        const letter = String.fromCodePoint(codePoint);
        const small = letter.toLowerCase();
        return typedSkeleton(letter) === skeleton(small) ? small : letter;
      }),
    getTypedLook: (text) => typedSkeleton(text.replaceAll('L', CAPITAL_L)),
  };
}
