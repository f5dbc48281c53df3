// Recognizes plain text ([a-z0-9-]) and simple text ([a-z0-9_$-]). ENSIP-15 never changes their characters:
// https://docs.ens.domains/ensip/15

const PLAIN_TEXT = /^[a-z0-9-]*$/;

/** Checks whether a string is empty or consists of `[a-z0-9-]`. */
export function isPlainText(text: string): boolean {
  return PLAIN_TEXT.test(text);
}

/** Checks whether a string is exactly one character of `[a-z0-9-]`. */
export function isPlainCharacter(text: string): boolean {
  return text.length === 1 && PLAIN_TEXT.test(text);
}

const PLAIN_LABELS = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)*[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks whether a name consists of letters, digits and single hyphens. ENSIP-15 does not change such a name. */
export function hasPlainLabels(name: string): boolean {
  return PLAIN_LABELS.test(name);
}

const SIMPLE_TEXT = /^[a-z0-9_$-]*$/;

/** Checks whether a string is empty or consists of `[a-z0-9_$-]`. Computing its skeleton then needs no table. */
export function isSimpleText(text: string): boolean {
  return SIMPLE_TEXT.test(text);
}

/**
 * Checks whether a string is exactly one character of `[a-z0-9_$-]`. Such a character is never confusable and is its own
 * canonical form.
 */
export function isSimpleCharacter(text: string): boolean {
  return text.length === 1 && SIMPLE_TEXT.test(text);
}
