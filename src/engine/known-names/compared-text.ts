// Helpers for texts that are compared with known names.

/** Checks whether a text has only digits. Numbers are compared less, because every number is close to another. */
export function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

const SURROGATES = /[\ud800-\udfff]/;

/** Checks whether a text has surrogates, such as most emoji. */
export function hasSurrogates(text: string): boolean {
  return SURROGATES.test(text);
}

const HAS_SEPARATORS = /^[_$]|[-’]/;

/** Removes hyphens, ’, and leading `_` and `$`: `'_meta-mask' → 'metamask'`. */
export function removeSeparators(text: string): string {
  return HAS_SEPARATORS.test(text) ? text.replace(/^[_$]+/, '').replaceAll(/[-’]/g, '') : text;
}
