// Plain text: `[a-z0-9-]`, which ENSIP-15 takes as it is: https://docs.ens.domains/ensip/15

const PLAIN_TEXT = /^[a-z0-9-]*$/;

/** True when every character is one of `[a-z0-9-]`; true for an empty text. */
export function isPlainText(text: string): boolean {
  return PLAIN_TEXT.test(text);
}

/** True for exactly one of `[a-z0-9-]`. */
export function isPlainCharacter(text: string): boolean {
  return text.length === 1 && PLAIN_TEXT.test(text);
}

const SIMPLE_TEXT = /^[a-z0-9_$-]*$/;

/** True when every character is one of `[a-z0-9_$-]`, whose skeletons need no table; true for an empty text. */
export function isSimpleText(text: string): boolean {
  return SIMPLE_TEXT.test(text);
}

/** True for exactly one of `[a-z0-9_$-]`: never confusable, and its own canonical form. */
export function isSimpleCharacter(text: string): boolean {
  return text.length === 1 && SIMPLE_TEXT.test(text);
}
