/** What reports say of every name that was given to the inspector as known. */
const SOURCE = / \(from your watchlist\)$/u;

/** Evidence about a name that is on no watchlist of the user's. */
export function removeSource(evidence: string): string {
  return evidence.replace(SOURCE, '');
}
