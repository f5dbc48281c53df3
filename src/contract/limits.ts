/** Maximum number of names in one bulk request. */
export const MAX_BULK_NAMES = 250;

/** Maximum length of an inspected name, in code points including dots. */
export const MAX_INSPECTED_CHARACTERS = 200;

/** Maximum length of a name or grapheme over HTTP, in code points. The worker and the package have no limit. */
export const MAX_HTTP_CHARACTERS = 10_000;

/** Maximum size of an HTTP request body, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Maximum number of values in the JSON of a request body. It is approximate. Parsing a body of 1 MiB that consists of
 * empty objects would take a quarter of a second and 20 MB. Strings with the same hash would take longer.
 */
export const MAX_BODY_VALUES = 1_000;

/** Maximum number of imitations in one HTTP response. The worker and the package have no limit. */
export const MAX_IMITATIONS = 10_000;

/** Default number of imitations in one HTTP response. */
export const DEFAULT_IMITATIONS = 1_000;
