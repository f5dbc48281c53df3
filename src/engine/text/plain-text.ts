// Plain text: the characters [a-z0-9-], which ENSIP-15 never changes: https://docs.ens.domains/ensip/15

const PLAIN_TEXT = /^[a-z0-9-]*$/;

/** Checks whether all characters are `[a-z0-9-]`. Accepts the empty string. */
export function isPlainText(text: string): boolean {
  return PLAIN_TEXT.test(text);
}

/** Checks whether a string is exactly one character of `[a-z0-9-]`. */
export function isPlainCharacter(text: string): boolean {
  return text.length === 1 && PLAIN_TEXT.test(text);
}

const SIMPLE_TEXT = /^[a-z0-9_$-]*$/;

/** Checks whether all characters are `[a-z0-9_$-]`, so that skeletons need no table. Accepts the empty string. */
export function isSimpleText(text: string): boolean {
  return SIMPLE_TEXT.test(text);
}

/** Checks whether a string is exactly one character of `[a-z0-9_$-]`. It is never confusable and is its own canonical form. */
export function isSimpleCharacter(text: string): boolean {
  return text.length === 1 && SIMPLE_TEXT.test(text);
}
