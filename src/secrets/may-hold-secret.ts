/** Length of the shortest secret: eleven Chinese words of one character, with spaces between them. */
const MIN_LENGTH = 21;

/** Fewest words of a seed phrase. Of twelve words, one may be missing or mistyped, because eleven reveal almost all. */
export const MIN_PHRASE = 11;

const KEY_DIGITS = 64;

/** Length of the shortest key in Base58. */
const BASE58_LENGTH = 51;

/** Fewest letters of a word that follows a digit, as in `1away`. The letters of an address are mostly fewer. */
const MIN_AFTER_DIGIT = 3;

const SPACE = 32;

/** Distance of the full-width forms of ASCII from ASCII. */
const FULL_WIDTH = 0xfee0;

const isDigit = (code: number) => code > 47 && code < 58;
const isHexLetter = (code: number) => (code | 32) > 96 && (code | 32) < 103;

/** Checks roughly whether a code unit is a part of a letter. Exact for ASCII. */
const isLetter = (code: number) =>
  code < 128
    ? (code | 32) > 96 && (code | 32) < 123
    : code > 0xad && (code < 0x2000 || code > 0x3004) && (code < 0xfe00 || code > 0xff20);

/**
 * Checks whether a text has the shape of a secret: eleven words, 64 hexadecimal digits with anything but letters between
 * them, or a long run of letters and digits. Only `findSecret` decides. One pass without regular expressions, because
 * every line of a list is checked.
 */
export function mayHoldSecret(text: string): boolean {
  if (text.length < MIN_LENGTH) return false;
  let words = 0;
  let hex = 0;
  let run = 0;
  let letters = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) letters += 1;
    else if (letters > 0) {
      const start = at - letters;
      // The first letter of a byte is in `0x4c`.
      const isWord =
        letters >= MIN_AFTER_DIGIT ||
        !isDigit(text.charCodeAt(start - 1)) ||
        (text.charCodeAt(start) | 32) === 120 ||
        text.charCodeAt(start) > 127;
      if (isWord && ++words === MIN_PHRASE) return true;
      letters = 0;
    }
    run = isDigit(code) || (code < 128 && isLetter(code)) ? run + 1 : 0;
    if (run === BASE58_LENGTH) return true;
    const folded = code > 0xff00 && code < 0xff5f ? code - FULL_WIDTH : code;
    if (isDigit(folded) || isHexLetter(folded)) {
      hex += 1;
      if (hex === KEY_DIGITS) {
        // An unknown label (`[…].eth`) is not a key.
        const isLabel = text.startsWith('].', at + 1) && text.charCodeAt(at + 3) > SPACE;
        if (!isLabel) return true;
        hex = 0;
      }
    } else if (isLetter(folded)) hex = 0;
  }
  return false;
}
