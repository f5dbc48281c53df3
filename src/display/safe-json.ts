import { HIDDEN_CHARACTER } from '../primitives/hidden-character.ts';

/** Matches hidden characters except the spaces and line breaks of JSON formatting. */
const UNSAFE = new RegExp(`(?![ \\n])${HIDDEN_CHARACTER.source}`, 'gu');

function escapeCharacter(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Formats a value as indented JSON. Hidden and direction-changing characters become `\u` escapes. */
export function formatSafeJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNSAFE, escapeCharacter);
}

/** Formats a value as one line of JSON, with the same escapes as {@link formatSafeJson}. */
export function formatSafeLine(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, escapeCharacter);
}
