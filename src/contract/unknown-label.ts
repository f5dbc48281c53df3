/** An unknown label: `[`, the 64 lower-case hex digits of a labelhash, `]`. Its hash is known, its text is not (ENSIP-1). */
export const UNKNOWN_LABEL = /^\[[0-9a-f]{64}\]$/;
