import { escapeCodePoints } from '../../primitives/code-points.ts';

/** What cannot be seen or told apart on paper: controls, formats, ignorables, blanks, unassigned, private use, and a backslash, which the escapes start with. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\\]|(?! )\p{White_Space}/gu;

/** The text with every character that cannot be seen as `\u{…}`. */
export function escapeInvisible(text: string): string {
  return text.replace(UNSEEN, escapeCodePoints);
}
