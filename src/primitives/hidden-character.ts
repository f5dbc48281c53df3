/**
 * One character that draws nothing, or nothing known: controls, format characters, unpaired surrogates, private use,
 * unassigned, every white space, Default_Ignorable_Code_Point, the blank Braille pattern, and the Khitan filler.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const HIDDEN_CHARACTER = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}]/u;
