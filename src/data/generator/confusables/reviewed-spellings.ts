// Spellings that look the same, in addition to the rows of DoNotEmit.txt. Both sequences of each pair and each order
// were drawn with the Noto fonts of 2020 in Chromium 156 and compared. Some browsers show a dotted circle in some of
// the unusual sequences. The word lists of ICU 72, CLDR 48, Hunspell and the Universal Declaration of Human Rights were
// searched for every sequence.

/** A sequence, and the usual sequence that looks the same. */
export type SpellingPair = readonly [sequence: string, usual: string];

/** Sequences that nobody writes on purpose. */
export const UNUSUAL: readonly SpellingPair[] = [
  // Two vowel signs instead of one: https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-12/
  ['\u093e\u0945', '\u0949'],
  ['\u093e\u0946', '\u094a'],
  ['\u093e\u0947', '\u094b'],
  ['\u093e\u0948', '\u094c'],
  ['\u093e\u093a', '\u093b'],
  ['\u0abe\u0ac7', '\u0acb'],
  ['\u0abe\u0ac8', '\u0acc'],
  ['\u0d46\u0d46', '\u0d48'],
  ['\u0dd9\u0dd9', '\u0ddb'],
  ['\u0dd8\u0dd8', '\u0df2'],
  // Sinhala vowel sign OO with its parts in another order
  ['\u0dca\u0dcf', '\u0dcf\u0dca'],
  // A half consonant and the vowel sign AA instead of the consonant: table 12-2 of the same chapter
  ['\u094d\u093e', ''],
  // A letter with a dot instead of another letter: ব with a nukta is drawn like র, and ཅ with a tsa-phru like ཙ.
  ['\u09ac\u09bc', '\u09b0'],
  ['\u0f45\u0f39', '\u0f59'],
  ['\u0f46\u0f39', '\u0f5a'],
  ['\u0f47\u0f39', '\u0f5b'],
  // Thai and Lao vowel signs E twice instead of AE: https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-16/
  ['\u0e40\u0e40', '\u0e41'],
  ['\u0ec0\u0ec0', '\u0ec1'],
  // Khmer vowel signs in two parts: https://www.unicode.org/notes/tn61/
  ['\u17c1\u17b8', '\u17be'],
  ['\u17c1\u17b6', '\u17c4'],
];

/** Khmer letters below which a register shifter looks like the vowel sign U (U+17BB), by shifter. */
const SHIFTED = { '\u17c9': 'ងញបមយរវ', '\u17ca': 'សហអ' };
/** Khmer marks above a letter, which move a register shifter below it. */
const SHIFTING = '\u17b7\u17b8\u17b9\u17ba\u17d0';

/** Pairs of sequences that look the same. People write both sequences. */
export const ALIKE: readonly SpellingPair[] = [
  // Marathi writes अॅप and ॲप, कॅं and कँ.
  ['\u0905\u0945', '\u0972'],
  ['\u0945\u0902', '\u0901'],
  // Hindi KHA, which differs from RA and VA by a narrow gap
  ['\u0930\u0935', '\u0916'],
  // Tamil shri
  ['\u0bb6\u0bcd\u0bb0\u0bc0', '\u0bb8\u0bcd\u0bb0\u0bc0'],
  // Malayalam nta
  ['\u0d7b\u0d4d\u0d31', '\u0d28\u0d4d\u0d31'],
  // Lao nikhahit before a tone mark
  ...Array.from(
    '\u0ec8\u0ec9\u0eca\u0ecb',
    (tone): SpellingPair => [`\u0ecd${tone}`, `${tone}\u0ecd`],
  ),
  // Burmese NYA and U, which differ by 7 to 10 % of their ink: ဉာဏ် and ဥာဏ် (wisdom)
  ...Array.from('\u102c\u1039\u103a', (mark): SpellingPair => [`\u1025${mark}`, `\u1009${mark}`]),
  // Burmese JHA, and CA with the medial YA
  ['\u1005\u103b', '\u1008'],
  // Burmese O: ဩဂုတ် and သြဂုတ် (August)
  ['\u101e\u103c\u1031\u102c\u103a', '\u102a'],
  ['\u101e\u103c', '\u1029'],
  // Khmer DA and TA below a letter
  ['\u17d2\u178a', '\u17d2\u178f'],
  // Khmer register shifters
  ...Object.entries(SHIFTED).flatMap(([shifter, letters]) =>
    Array.from(letters).flatMap((letter) =>
      Array.from(
        SHIFTING,
        (mark): SpellingPair => [`${letter}${shifter}${mark}`, `${letter}\u17bb${mark}`],
      ),
    ),
  ),
];

/** Marks of one letter in the usual order. Marks without a space between them can have any order. */
export const MARK_ORDERS: readonly string[] = [
  // Khmer, by https://www.unicode.org/notes/tn61/: robat, letters below, RO below, register shifters, vowel signs before,
  // below, above and after the letter, signs, finals. The engine adds the rank of RO.
  '\u17cc \u17d2  \u17c9\u17ca \u17be\u17bf\u17c0\u17c1\u17c2\u17c3\u17c4\u17c5 \u17bb\u17bc\u17bd \u17b7\u17b8\u17b9\u17ba \u17b6 \u17c6\u17cb\u17cd\u17ce\u17cf\u17d0\u17d1\u17d3\u17dd \u17c7\u17c8',
  // Burmese, by https://www.unicode.org/notes/tn11/. The vowel sign AI (U+1032) is a final in Mon.
  '\u1039 \u103b \u103c \u103d \u103e \u1031 \u102d\u102e \u102f\u1030 \u102b\u102c \u1032\u1036 \u1037 \u1038',
  // Thai: vowel signs below and above, tone marks, thanthakhat, nikhahit. ENSIP-15 replaces SARA AM with nikhahit and
  // SARA AA.
  '\u0e38\u0e39\u0e3a \u0e31\u0e34\u0e35\u0e36\u0e37\u0e47 \u0e48\u0e49\u0e4a\u0e4b \u0e4c \u0e4d',
  // Lao: semivowel, vowel signs below and above, tone marks
  '\u0ebc \u0eb8\u0eb9 \u0eb1\u0eb4\u0eb5\u0eb6\u0eb7\u0ebb \u0ec8\u0ec9\u0eca\u0ecb',
];

/**
 * Marks that people type in several places, so their place is never unusual: nuktas, the Burmese vowel sign AI (Mon),
 * and the Khmer register shifters. The Unicode Standard puts register shifters before letters below, and UTN #61 after
 * them.
 */
export const UNMOVED_MARKS = '\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u1032\u17c9\u17ca';
