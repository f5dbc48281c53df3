/**
 * Status of the worst check. 2: no check warns. 3: at least one check has the status `warn`. 4: at least one check has
 * the status `alert`. The status `info` does not affect the rating.
 *
 * @asType integer
 */
export type Rating = 2 | 3 | 4;

export const RATING_PASS = 2 satisfies Rating;
export const RATING_WARN = 3 satisfies Rating;
export const RATING_ALERT = 4 satisfies Rating;
