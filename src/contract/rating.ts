/** Consolidated verdict on a name, label or grapheme: 2 pass, 3 warn, 4 alert. */
export type Rating = 2 | 3 | 4;

export const RATING_PASS = 2 satisfies Rating;
export const RATING_WARN = 3 satisfies Rating;
export const RATING_ALERT = 4 satisfies Rating;
