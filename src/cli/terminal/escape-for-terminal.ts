import { formatCodePoint } from '../../primitives/format-code-points.ts';
import { HIDDEN_CHARACTER } from '../../primitives/hidden-character.ts';

/** Maximum number of marks on one letter. More would cover the lines above and below. */
const MAX_MARKS = 4;

/** Placeholder for the missing letter under a mark. */
const DOTTED_CIRCLE = '◌';

const IS_PLAIN = /^[ -~]*$/u;
const MARK = /^\p{M}$/u;

/**
 * Makes a string safe to print on one line of a terminal. Characters that are hidden, change direction or control the
 * terminal become code points. This includes joiners and selectors in emoji, because terminals draw emoji sequences
 * differently and an invisible joiner can deceive. A mark without a letter is drawn on a dotted circle. Marks after the
 * fourth on one letter become code points too.
 *
 * @example escapeForTerminal('pay\u202epal') // 'pay<U+202E>pal'
 */
export function escapeForTerminal(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  let escaped = '';
  let hasLetter = false;
  let marks = 0;
  for (const character of text) {
    const isMark = MARK.test(character);
    marks = isMark ? marks + 1 : 0;
    const isHidden = character !== ' ' && HIDDEN_CHARACTER.test(character);
    if (isHidden || marks > MAX_MARKS) {
      escaped += `<${formatCodePoint(character.codePointAt(0) as number)}>`;
      // A mark right after an escape would be drawn on the bracket.
      if (isHidden) hasLetter = false;
      continue;
    }
    escaped += isMark && !hasLetter ? DOTTED_CIRCLE + character : character;
    hasLetter = true;
  }
  return escaped;
}

/**
 * Splits an escaped string into the units that must not be cut: bracketed code points, and characters with their marks.
 *
 * @example splitEscaped('a<U+200B>é') // ['a', '<U+200B>', 'é']
 */
export function splitEscaped(escaped: string): string[] {
  return escaped.match(/<U\+[0-9A-F]{4,6}>\p{M}*|.\p{M}*/gsu) ?? [];
}

/** Escapes a CSV record and keeps its line ending. */
export function escapeRecord(record: string): string {
  return `${escapeForTerminal(record.trimEnd())}\r\n`;
}
