// Parses the query of a character search: https://www.unicode.org/reports/tr44/#UAX44-LM2

import { CODE_POINT_COUNT } from '../tables/code-point-runs.ts';
import { toCodePoints } from '../text/code-points.ts';

// Lists common names of characters that differ from their Unicode names.

/** Nicknames in capitals. A comment gives the Unicode name if it is hard to guess. */
export const CHARACTER_NICKNAMES: readonly (readonly [nickname: string, codePoint: number])[] = [
  ['AMPERSAND', 0x26],
  ['AT SIGN', 0x40], // COMMERCIAL AT
  ['BACKSLASH', 0x5c], // REVERSE SOLIDUS
  ['BACKTICK', 0x60], // GRAVE ACCENT
  ['CURLY BRACE', 0x7b], // LEFT CURLY BRACKET
  ['CURLY BRACE', 0x7d],
  ['DOT', 0x2e], // FULL STOP
  ['PERIOD', 0x2e],
  ['HASH', 0x23], // NUMBER SIGN
  ['PIPE', 0x7c], // VERTICAL LINE
  ['SLASH', 0x2f], // SOLIDUS
  ['UNDERSCORE', 0x5f], // LOW LINE
  ['NON-BREAKING SPACE', 0xa0], // NO-BREAK SPACE
  ['SHARP S', 0xdf],
  ['UMLAUT', 0x308], // COMBINING DIAERESIS
  ['ETHER', 0x3be], // GREEK SMALL LETTER XI, which ENS displays as a capital letter
  ['ETHER', 0x39e],
  ['ESZETT', 0xdf], // LATIN SMALL LETTER SHARP S
  ['IDEOGRAPHIC DOT', 0x3002], // IDEOGRAPHIC FULL STOP
  ['TEXT PRESENTATION SELECTOR', 0xfe0e], // VARIATION SELECTOR-15
  ['DASH', 0x2013], // EN DASH
  ['HALF', 0xbd], // VULGAR FRACTION ONE HALF
  ['RIGHT ARROW', 0x2192], // RIGHTWARDS ARROW
  ['LEFT ARROW', 0x2190],
  ['UP ARROW', 0x2191],
  ['DOWN ARROW', 0x2193],
  ['EMOJI PRESENTATION SELECTOR', 0xfe0f], // VARIATION SELECTOR-16
  ['KEYCAP', 0x20e3], // COMBINING ENCLOSING KEYCAP
];

export interface ParsedQuery {
  /** Code points of the characters in the query, or code points that the query names. Without duplicates. */
  readonly codePoints: readonly number[];
  /** Words to find in names, in capitals. Empty if the query can only consist of code points. */
  readonly words: readonly string[];
  /** Whether to search for the words only in names of blocks. */
  readonly isBlock: boolean;
}

/** Maximum length of a query with words. No character or block name is longer. */
const MAX_NAME_LENGTH = 100;

/** `U+200D`, `\u200d`, `\u{200d}`, `0x200d`, `&#x200d;` or `200D`. Without a prefix, at least four digits are needed. */
const HEX = /^(?:(?:U\+|\\[ux]\{?|0x|&#x)0*([0-9a-f]{1,6})[};]?|0*([0-9a-f]{4,6}))$/iu;

/** `&#8205;` */
const DECIMAL = /^&#0*([0-9]{1,7});?$/u;

const BLOCK = /^block:/iu;

/**
 * Parses the query of a character search. A query that is not ASCII is split into its characters.
 *
 * @example parseCharacterQuery('u+200d').codePoints // [0x200d]
 * @example parseCharacterQuery('non-joiner').words // ['NON', 'JOINER']
 */
export function parseCharacterQuery(text: string): ParsedQuery {
  if (BLOCK.test(text)) {
    return { codePoints: [], words: splitWords(text.replace(BLOCK, '')), isBlock: true };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches all of ASCII
  if (!/^[\x00-\x7f]*$/.test(text)) return createCharacterQuery(text, []);
  const words = splitWords(text);
  if (text.length === 1) return createCharacterQuery(text, words);

  const parts = text.split(/[\s,]+/u).filter((part) => part !== '');
  const codePoints = parts.map(parseCodePoint);
  if (parts.length === 0 || !codePoints.every((codePoint) => codePoint !== undefined)) {
    return words.length === 0
      ? createCharacterQuery(text, words)
      : { codePoints: [], words, isBlock: false };
  }
  // Hex digits without a prefix may also be words, such as `face`.
  const hasPrefix = parts.some((part) => !/^[0-9a-f]+$/i.test(part));
  return { codePoints: keepCharacters(codePoints), words: hasPrefix ? [] : words, isBlock: false };
}

/** Creates a query for the characters of a text, except for spaces and line breaks. */
function createCharacterQuery(text: string, words: readonly string[]): ParsedQuery {
  const codePoints = toCodePoints(text.replace(/[\x20\r\n]/g, '') || text);
  return { codePoints: keepCharacters(codePoints), words, isBlock: false };
}

function splitWords(text: string): string[] {
  if (text.length > MAX_NAME_LENGTH) return [];
  return [...new Set(text.toUpperCase().match(/[A-Z0-9]+/g))];
}

/** Parses a code point. The result may be a surrogate or too large. Returns undefined for any other text. */
function parseCodePoint(text: string): number | undefined {
  const [, prefixed, bare] = HEX.exec(text) ?? [];
  const hex = prefixed ?? bare;
  if (hex !== undefined) return Number.parseInt(hex, 16);
  const [, decimal] = DECIMAL.exec(text) ?? [];
  return decimal === undefined ? undefined : Number(decimal);
}

/** Removes duplicates, surrogates and numbers above U+10FFFF. */
function keepCharacters(codePoints: readonly number[]): number[] {
  return [...new Set(codePoints)].filter(
    (codePoint) => codePoint < CODE_POINT_COUNT && (codePoint < 0xd800 || codePoint > 0xdfff),
  );
}
