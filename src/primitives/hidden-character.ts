/**
 * One character that draws nothing, or nothing known: controls, format characters, unpaired surrogates, private use,
 * unassigned, every white space, Default_Ignorable_Code_Point, and the blank Braille pattern.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const HIDDEN_CHARACTER = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
