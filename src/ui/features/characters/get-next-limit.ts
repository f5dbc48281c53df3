/** Listed at first. */
export const FIRST_LIMIT = 120;

/** Each press on the button lists so many times as many. */
const MORE = 5;

/** Of more tiles than these the page would no longer be at hand, and nobody looks through them. */
const LAST_LIMIT = 1_200;

/** How many characters are listed next of all that were found; null where no more of them are. */
export function getNextLimit(limit: number, total: number): number | null {
  const next = Math.min(limit * MORE, total, LAST_LIMIT);
  return next > limit ? next : null;
}
