/** Longer texts are no names. The regular expression would take long to reject them. */
const MAX_LENGTH = 1_000;

/** Matches `.eth` names of Latin, Cyrillic or Greek letters, digits, `_` and `-`, without Punycode. */
const PLAIN = /^(?!\.|.*(?:xn--|\.\.))[\p{sc=Latin}\p{sc=Cyrl}\p{sc=Grek}\p{M}\d_.-]+\.eth$/u;

/**
 * Checks quickly whether a text is obviously a name and nothing else. Its verdict then does not wait for the code that
 * parses messages.
 */
export function isPlainInput(text: string): boolean {
  return text.length < MAX_LENGTH && PLAIN.test(text);
}
