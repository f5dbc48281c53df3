/** Code units that `mayHoldSecret` takes for letters. */
const LETTER = String.raw`A-Za-z\xae-\u1fff\u3005-\ufdff\uff21-\uffff`;

/** Hexadecimal digits, also in their full-width forms. */
const DIGIT = String.raw`\dA-Fa-f\uff10-\uff19\uff21-\uff26\uff41-\uff46`;

/**
 * Matches every text that `mayHoldSecret` finds suspicious, and more: eleven words, 64 hexadecimal digits with anything
 * but letters between them, or a long run of letters and digits. Shorter than that function, because the page needs it
 * before the first verdict.
 */
export const SECRET_SHAPE = new RegExp(
  `(?<![${LETTER}])([${LETTER}]+[^${LETTER}]+){10}[${LETTER}]|[\\dA-Za-z]{51}|([${DIGIT}][^G-Zg-z${DIGIT}]*){64}`,
);
