// Unknown labels, written as their hash in brackets: https://docs.ens.domains/ensip/1#namehash-algorithm

import { UNKNOWN_LABEL } from '../../contract/unknown-label.ts';
import { fromHex } from '../text/hex.ts';

/** `[` + 64 digits + `]`: told by its length first, because most labels are shorter. */
const UNKNOWN_LABEL_LENGTH = 66;

/** True for `[` and 64 lower-case hex digits and `]`: the hash is known, the text is not. */
export function isUnknownLabel(label: string): boolean {
  return label.length === UNKNOWN_LABEL_LENGTH && UNKNOWN_LABEL.test(label);
}

/** The labelhash in an unknown label: 32 bytes. */
export function parseUnknownLabel(label: string): Uint8Array {
  return fromHex(label.slice(1, -1));
}
