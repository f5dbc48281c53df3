import { BLANK_CODE_POINTS } from '../../primitives/hidden-character.ts';

const BLANKS = String.fromCodePoint(...BLANK_CODE_POINTS);

/**
 * Matches invisible characters, direction controls and control characters. Excludes white space and characters whose
 * only risk is an unknown shape, such as the characters of icon fonts.
 */
export const UNSEEN = new RegExp(
  `[\\0-\\x08\\x0b\\x0e-\\x1f\\x7f-\\x9f\\ufff9-\\ufffb${BLANKS}\\p{Default_Ignorable_Code_Point}]`,
  'u',
);
