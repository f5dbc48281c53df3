// Recognizes unknown labels and parses their hashes: https://docs.ens.domains/ensip/1#namehash-algorithm

import { UNKNOWN_LABEL } from '../../contract/unknown-label.ts';

/** Length of `[` + 64 digits + `]`. */
const UNKNOWN_LABEL_LENGTH = 66;

/** Checks whether a label is `[`, 64 lower-case hex digits and `]`. */
export function isUnknownLabel(label: string): boolean {
  // Most labels are shorter, and comparing lengths is cheaper than a regular expression.
  return label.length === UNKNOWN_LABEL_LENGTH && UNKNOWN_LABEL.test(label);
}

/** Returns the 32 bytes of the labelhash in an unknown label. */
export function parseUnknownLabel(label: string): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(label.slice(2 * index + 1, 2 * index + 3), 16),
  );
}
