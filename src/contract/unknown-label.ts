/** Matches an unknown label: the 64 lower-case hex digits of a labelhash in square brackets (ENSIP-1). */
export const UNKNOWN_LABEL = /^\[[0-9a-f]{64}\]$/;
