/** Label of which only the hash is known. */
export const UNKNOWN = `[${'5d'.repeat(32)}]`;
