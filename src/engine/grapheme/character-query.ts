// What the text of a search for characters means: https://www.unicode.org/reports/tr44/#UAX44-LM2

import { CODE_POINT_COUNT } from '../tables/code-point-runs.ts';
import { toCodePoints } from '../text/code-points.ts';

/** A search, understood. */
export interface ReadQuery {
  /** Characters that were given themselves or by their code points, each once, in order. */
  readonly codePoints: readonly number[];
  /** Words to find in names, in capitals; none where only the code points were meant. */
  readonly words: readonly string[];
  /** The words are of the names of blocks alone. */
  readonly isBlock: boolean;
}

/** No name of a character or block is longer: longer words of ASCII are no search. */
const MAX_NAME_LENGTH = 100;

/** `U+200D`, `\u200d`, `\u{200d}`, `0x200d`, `&#x200d;` and `200D` alone, which has to be as long as code points are written. */
const HEX = /^(?:(?:U\+|\\[ux]\{?|0x|&#x)0*([0-9a-f]{1,6})[};]?|0*([0-9a-f]{4,6}))$/iu;

/** `&#8205;` */
const DECIMAL = /^&#0*([0-9]{1,7});?$/u;

const BLOCK = /^block:/iu;

/**
 * Reads what someone typed or pasted into a search for characters.
 *
 * @example readCharacterQuery('u+200d').codePoints // [0x200d]
 * @example readCharacterQuery('non-joiner').words // ['NON', 'JOINER']
 */
export function readCharacterQuery(text: string): ReadQuery {
  if (BLOCK.test(text)) {
    return { codePoints: [], words: splitWords(text.replace(BLOCK, '')), isBlock: true };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (!/^[\x00-\x7f]*$/.test(text)) return giveCharacters(text, []);
  const words = splitWords(text);
  if (text.length === 1 || words.length === 0) return giveCharacters(text, words);

  const parts = text.split(/[\s,]+/u).filter((part) => part !== '');
  const codePoints = parts.map(readCodePoint);
  if (!codePoints.every((codePoint) => codePoint !== undefined)) {
    return { codePoints: [], words, isBlock: false };
  }
  // Hex digits alone may be words too, such as `face`.
  const isMarked = parts.some((part) => !/^[0-9a-f]+$/i.test(part));
  return { codePoints: keepCharacters(codePoints), words: isMarked ? [] : words, isBlock: false };
}

/** The text's own characters; spaces between others only part them. */
function giveCharacters(text: string, words: readonly string[]): ReadQuery {
  const codePoints = toCodePoints(text.replace(/[\x20\r\n]/g, '') || text);
  return { codePoints: keepCharacters(codePoints), words, isBlock: false };
}

function splitWords(text: string): string[] {
  if (text.length > MAX_NAME_LENGTH) return [];
  return [...new Set(text.toUpperCase().match(/[A-Z0-9]+/g))];
}

/** Undefined when a text is not written as code points are; surrogates and numbers beyond Unicode are read all the same. */
function readCodePoint(text: string): number | undefined {
  const [, marked, bare] = HEX.exec(text) ?? [];
  const hex = marked ?? bare;
  if (hex !== undefined) return Number.parseInt(hex, 16);
  const [, decimal] = DECIMAL.exec(text) ?? [];
  return decimal === undefined ? undefined : Number(decimal);
}

/** Each once; surrogates are halves, and there is nothing beyond U+10FFFF. */
function keepCharacters(codePoints: readonly number[]): number[] {
  return [...new Set(codePoints)].filter(
    (codePoint) => codePoint < CODE_POINT_COUNT && (codePoint < 0xd800 || codePoint > 0xdfff),
  );
}
