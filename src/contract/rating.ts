/**
 * Danger that the worst check found: 2 means no `warn` or `alert`, 3 means at least one `warn`, 4 means at least one
 * `alert`. Findings with the status `info` do not count.
 *
 * @asType integer
 */
export type Rating = 2 | 3 | 4;

export const RATING_PASS = 2 satisfies Rating;
export const RATING_WARN = 3 satisfies Rating;
export const RATING_ALERT = 4 satisfies Rating;
