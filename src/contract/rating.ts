/**
 * Rating by the worst status of all checks. 4: the worst status is `alert`. 3: the worst status is `warn`. 2: no check has
 * either status.
 *
 * @asType integer
 */
export type Rating = 2 | 3 | 4;

export const RATING_PASS = 2 satisfies Rating;
export const RATING_WARN = 3 satisfies Rating;
export const RATING_ALERT = 4 satisfies Rating;
