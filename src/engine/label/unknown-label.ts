// A label known by its hash alone is written as that hash in brackets: https://docs.ens.domains/ensip/1#namehash-algorithm
import { fromHex } from '../name/hex.ts';

const UNKNOWN_LABEL = /^\[[0-9a-f]{64}\]$/;

/** True for `[` and 64 lower-case hex digits and `]`: the hash is known, the text is not. */
export function isUnknownLabel(label: string): boolean {
  return label.length === 66 && UNKNOWN_LABEL.test(label);
}

/** The 32 bytes an unknown label stands for. */
export function unknownLabelHash(label: string): Uint8Array {
  return fromHex(label.slice(1, -1));
}
