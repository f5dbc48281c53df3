import { formatCodePoint } from '../../primitives/format-code-point.ts';
import { HIDDEN_CHARACTER } from '../../primitives/hidden-character.ts';

/** Marks on one letter that are drawn: more would cover the lines above and below. */
const MAX_MARKS = 4;

/** A circle of dots, on which marks are drawn that have no letter of their own. */
const DOTTED_CIRCLE = '◌';

const IS_PLAIN = /^[ -~]*$/u;
const MARK = /^\p{M}$/u;

/**
 * The text for a terminal: whatever draws nothing, changes direction or controls the terminal is written as its code
 * point. That holds for the joiners and selectors of emoji too, without exception: what is drawn of a sequence depends
 * on the terminal, and a joiner that is not seen can deceive. Marks without a letter stand on a dotted circle; beyond
 * the fourth on one letter they are code points as well. The text has one line, whatever it holds.
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
      // A mark after an escape would be drawn on its bracket.
      if (isHidden) hasLetter = false;
      continue;
    }
    escaped += isMark && !hasLetter ? DOTTED_CIRCLE + character : character;
    hasLetter = true;
  }
  return escaped;
}

/** The same for messages of several lines, which stay lines. */
export function escapeLinesForTerminal(text: string): string {
  return text.split('\n').map(escapeForTerminal).join('\n');
}

/** The pieces of an escaped text that must not be cut through: code points in brackets, and characters with their marks. */
export function splitEscaped(escaped: string): string[] {
  return escaped.match(/<U\+[0-9A-F]{4,6}>\p{M}*|.\p{M}*/gsu) ?? [];
}

/** The same for a record of CSV, whose line end stays. */
export function escapeRecord(record: string): string {
  return `${escapeForTerminal(record.trimEnd())}\r\n`;
}
