/** What terminals draw two columns wide: https://www.unicode.org/reports/tr11/ and emoji that are pictures by themselves. */
const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\u3247\u3250-\u4dff\u4e00-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1d300}-\u{1d376}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u;

/** Marks, and vowels and ends of Hangul syllables, which are drawn within the column before them. */
const NARROWEST = /[\p{Mn}\p{Me}\u1160-\u11ff\ud7b0-\ud7ff]/u;

const REGIONAL_INDICATOR = /\p{Regional_Indicator}/u;
const ASCII = /^[ -~]*$/;

/** Columns that an escaped text takes in a terminal. */
export function measureWidth(escaped: string): number {
  if (ASCII.test(escaped)) return escaped.length;
  let width = 0;
  for (const character of escaped) width += measureCharacter(character);
  return width;
}

function measureCharacter(character: string): number {
  if (NARROWEST.test(character)) return 0;
  // Two of them are one flag.
  return WIDE.test(character) && !REGIONAL_INDICATOR.test(character) ? 2 : 1;
}
