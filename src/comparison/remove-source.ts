/** Suffix of the evidence about names that were passed to the inspector as watched names. */
const SOURCE = / \(a name that you trust\)$/u;

/** Removes the mention of the watchlist from evidence about a name that is not on the user's watchlist. */
export function removeSource(evidence: string): string {
  return evidence.replace(SOURCE, '');
}
