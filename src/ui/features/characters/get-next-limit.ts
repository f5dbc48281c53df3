/** Number of characters listed at first. */
export const FIRST_LIMIT = 120;

/** Factor by which each click increases the number of characters listed. */
const MORE = 5;

/** Maximum number of characters listed. More would make the page slow. */
const LAST_LIMIT = 1_200;

/** Returns how many characters the next click lists. Returns null if no more can be listed. */
export function getNextLimit(limit: number, total: number): number | null {
  const next = Math.min(limit * MORE, total, LAST_LIMIT);
  return next > limit ? next : null;
}
