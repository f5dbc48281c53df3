/**
 * Last second of the year 9998, since 1970. Contracts allow any number of seconds, but dates of five-digit years have a
 * different form, and later dates are invalid. The year 9999 is left for the grace period.
 */
export const LAST_SECOND = 253_370_764_799;
