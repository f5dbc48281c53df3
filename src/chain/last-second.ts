/** Latest time that JavaScript dates can express, in seconds since 1970. */
export const LAST_SECOND = 8.64e12;
