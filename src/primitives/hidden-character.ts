/**
 * Invisible characters that no Unicode property marks as invisible. The names and charts say it:
 * https://www.unicode.org/charts/. The list omits marks that change the letters next to them, such as the Tifinagh
 * joiner U+2D7F, and fillers that have a glyph, such as U+A8F9.
 */
export const BLANK_CODE_POINTS: readonly number[] = [
  // Braille pattern blank, a pattern without dots: https://www.unicode.org/charts/PDF/U2800.pdf
  0x2800,
  // Egyptian hieroglyph full blank and half blank, an empty quadrat: https://www.unicode.org/charts/PDF/U13430.pdf
  0x13441,
  0x13442,
  // Khitan small script filler, which only changes the layout: https://www.unicode.org/charts/PDF/U16FE0.pdf
  0x16fe4,
  // Musical symbol null notehead, a note without a head: https://www.unicode.org/charts/PDF/U1D100.pdf
  0x1d159,
];

const BLANKS = String.fromCodePoint(...BLANK_CODE_POINTS);

/**
 * Matches one character that is not visible or has no known shape: control and format characters, unpaired surrogates,
 * private-use and unassigned code points, white space, Default_Ignorable_Code_Point, and {@link BLANK_CODE_POINTS}.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const HIDDEN_CHARACTER = new RegExp(
  `[\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}${BLANKS}]`,
  'u',
);
