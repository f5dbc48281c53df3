/** Letters without spaces, punctuation or attached words, under `.eth`. */
const PLAIN = /^(?!\.|.*(?:xn--|\.\.))[\p{sc=Latin}\p{sc=Cyrl}\p{sc=Grek}\p{M}\d_.-]+\.eth$/u;

/**
 * Checks quickly whether a text is only a name, so that its verdict does not wait for the code that reads messages.
 * Returns false if that is not obvious.
 */
export function isPlainInput(text: string): boolean {
  return PLAIN.test(text);
}
