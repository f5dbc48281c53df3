/** Length of the shortest secret: eleven Chinese words of one character, with spaces between them. */
const MIN_LENGTH = 21;

/** Fewest words of a seed phrase. Of twelve words, one may be missing or mistyped, because eleven reveal almost all. */
export const MIN_PHRASE = 11;

/** Hexadecimal digits of a private key. */
const KEY_DIGITS = 64;

/** Length of the shortest key in Base58. */
const BASE58_LENGTH = 51;

const isDigit = (code: number) => code > 47 && code < 58;
const isHexLetter = (code: number) => (code | 32) > 96 && (code | 32) < 103;

/** Checks roughly whether a code unit is a part of a letter. Exact for ASCII. */
const isLetter = (code: number) =>
  code < 128
    ? (code | 32) > 96 && (code | 32) < 123
    : code > 0xad && (code < 0x2000 || code > 0x3004) && (code < 0xfe00 || code > 0xff20);

/**
 * Checks whether a text has the shape of a secret: eleven words, 64 hexadecimal digits, or a long run of letters and
 * digits. Only `findSecret` decides. One pass without regular expressions, because every line of a list is checked.
 */
export function mayHoldSecret(text: string): boolean {
  if (text.length < MIN_LENGTH) return false;
  let words = 0;
  let hex = 0;
  let run = 0;
  let isWord = false;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isNumber = isDigit(code);
    if (isNumber || isLetter(code)) {
      isWord = !isNumber && (run === 0 || isWord);
      run += 1;
      hex = isNumber || isHexLetter(code) ? hex + 1 : 0;
      // An unknown label (`[…].eth`) is not a key.
      const isKey = hex === KEY_DIGITS && text[at - KEY_DIGITS] !== '[';
      if (isKey || run === BASE58_LENGTH) return true;
    } else {
      // Digits can be in groups with a space between them.
      if (run === 0) hex = 0;
      if (isWord && ++words === MIN_PHRASE) return true;
      run = 0;
      isWord = false;
    }
  }
  return false;
}
