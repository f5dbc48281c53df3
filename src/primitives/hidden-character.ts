/**
 * Matches one character that is not visible or has no known shape: control and format characters, unpaired surrogates,
 * private-use and unassigned code points, white space, Default_Ignorable_Code_Point, the blank Braille pattern U+2800,
 * and the Khitan filler U+16FE4.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const HIDDEN_CHARACTER = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}]/u;
