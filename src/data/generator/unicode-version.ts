/** Unicode version of the tables. package.json in this folder pins the packages with its data. */
export const UNICODE_VERSION = '17.0.0';

/** Unicode version in the format of UCD ages. */
export const UNICODE_AGE = UNICODE_VERSION.replace(/\.0$/, '');

/** Age of the previous Unicode version. */
export const PREVIOUS_AGE = '16.0';
