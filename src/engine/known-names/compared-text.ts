// Texts as they are compared with known names.

/** True for digits alone: names of them have each other for neighbours. */
export function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

const SURROGATES = /[\ud800-\udfff]/;

/** True for a text with characters beyond the first 65,536, such as most emoji. */
export function hasSurrogates(text: string): boolean {
  return SURROGATES.test(text);
}

const SEPARATED = /^[_$]|[-’]/;

/** Without what folds leave out: hyphens, ’, and signs at the start. */
export function removeSeparators(text: string): string {
  return SEPARATED.test(text) ? text.replace(/^[_$]+/, '').replaceAll(/[-’]/g, '') : text;
}
