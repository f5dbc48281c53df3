/** Names in one bulk inspection request. */
export const MAX_BULK_NAMES = 250;

/** Longest name that is inspected, in code points, separators included. */
export const MAX_INSPECTED_CHARACTERS = 200;

/**
 * Unknown labels, repeats counted, that an inspected name may have. One has 66 characters, so names of four are too long
 * already: the limit is that of the documented interface, and no name meets it alone.
 */
export const MAX_UNKNOWN_LABELS = 5;

/** Longest name or grapheme that is asked about over HTTP, in code points; the worker and the package have no limit. */
export const MAX_HTTP_CHARACTERS = 10_000;

/** Largest HTTP request body, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Imitations of one name that are listed over HTTP at most; the worker and the package have no limit. */
export const MAX_IMITATIONS = 10_000;

/** Imitations that are listed over HTTP when no limit is given. */
export const DEFAULT_IMITATIONS = 1_000;
