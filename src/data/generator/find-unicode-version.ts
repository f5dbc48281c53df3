/** The version of Unicode that the tables are made of; package.json beside this pins the packages that hold it. */
export const UNICODE_VERSION = '17.0.0';

/** As the UCD writes it in ages. */
export const UNICODE_AGE = UNICODE_VERSION.replace(/\.0$/, '');

/** The age of the version before. */
export const PREVIOUS_AGE = '16.0';
