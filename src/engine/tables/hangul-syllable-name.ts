// Derives the names of Hangul syllables: https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-3/#G59434

const FIRST_SYLLABLE = 0xac00;

/** Short names of the jamo: https://www.unicode.org/Public/17.0.0/ucd/Jamo.txt */
const LEADING = 'G GG N D DD R M B BB S SS  J JJ C K T P H'.split(' ');
const VOWELS = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I'.split(' ');
const TRAILING = ' G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ');

/**
 * Returns the name of a Hangul syllable.
 *
 * @example nameHangulSyllable(0xac01) // U+AC01 (각) → 'HANGUL SYLLABLE GAG'
 */
export function nameHangulSyllable(codePoint: number): string {
  const index = codePoint - FIRST_SYLLABLE;
  const trailing = TRAILING[index % TRAILING.length];
  const vowel = VOWELS[Math.floor(index / TRAILING.length) % VOWELS.length];
  const leading = LEADING[Math.floor(index / TRAILING.length / VOWELS.length)];
  return `HANGUL SYLLABLE ${leading}${vowel}${trailing}`;
}
