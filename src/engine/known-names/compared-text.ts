// Helpers for texts that are compared with known names.

/**
 * Checks whether a text has only digits. Fewer rules apply to numbers, because every number is close to another number.
 */
export function isNumber(text: string): boolean {
  return /^\p{Nd}+$/u.test(text);
}

const EMOJI = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}]/u;

/** Checks whether a text contains emoji. */
export function hasEmoji(text: string): boolean {
  return EMOJI.test(text);
}

/** Removes leading `_` and `$`: `'$base-wallet' → 'base-wallet'`. */
export function removePrefix(text: string): string {
  return text.replace(/^[_$]+/, '');
}

const HAS_SEPARATORS = /^[_$]|[-.’]/;

/** Removes hyphens, dots, ’, and leading `_` and `$`: `'_meta-mask' → 'metamask'`. */
export function removeSeparators(text: string): string {
  return HAS_SEPARATORS.test(text) ? removePrefix(text).replaceAll(/[-.’]/g, '') : text;
}

/** Checks whether a text contains syllables of Hangul. */
export function hasHangul(text: string): boolean {
  return /[가-힣]/.test(text);
}

/** Splits each syllable of Hangul into its letters, which are called jamo. */
export function splitSyllables(text: string): string {
  return text.replace(/[가-힣]+/g, (syllables) => syllables.normalize('NFD'));
}
