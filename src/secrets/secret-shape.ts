/**
 * Matches every text that `mayHoldSecret` finds suspicious, and more. Shorter than that function, because the page needs
 * it before the first verdict.
 */
export const SECRET_SHAPE = /(\P{L}{1,20}\p{L}+){9}|[\da-z]{51}|([\da-f]\W?){64}/iu;
