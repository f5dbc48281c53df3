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
