/** An unknown label, which contains only a hash. */
export const UNKNOWN = `[${'5d'.repeat(32)}]`;
