/** Names in one bulk inspection request. */
export const MAX_BULK_NAMES = 250;

/** Longest name that is inspected, in code points, separators included. */
export const MAX_INSPECTED_CHARACTERS = 200;

/** Unknown labels, repeats counted, that an inspected name may have. */
export const MAX_UNKNOWN_LABELS = 5;

/** Largest HTTP request body, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;
