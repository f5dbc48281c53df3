import { HIDDEN_CHARACTER } from '../primitives/hidden-character.ts';

/** All but the blanks and line ends that JSON is written with. */
const UNSAFE = new RegExp(`(?![ \\n])${HIDDEN_CHARACTER.source}`, 'gu');

function escapeCharacter(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Indented JSON of a value, with hidden and reordering characters as `\u` escapes: the same value, safe to read. */
export function formatSafeJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNSAFE, escapeCharacter);
}

/** The same in one line. */
export function formatSafeLine(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, escapeCharacter);
}
