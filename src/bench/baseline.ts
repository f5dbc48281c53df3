import { ens_normalize } from '@adraffy/ens-normalize';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

function hashChild(parent: Uint8Array, label: string): Uint8Array {
  const pair = new Uint8Array(64);
  pair.set(parent);
  pair.set(keccak_256(utf8ToBytes(label)), 32);
  return keccak_256(pair);
}

const ROOT = new Uint8Array(32);
const ETH = hashChild(ROOT, 'eth');

/** What any inspection does at the least, and R divides by: ENSIP-15 and a hash by @noble/hashes, the node of `eth` memoized. */
export function runFloor(name: string): void {
  try {
    ens_normalize(name);
  } catch {
    // What ENSIP-15 refuses is hashed all the same.
  }
  const labels = name.split('.');
  const isEth = labels.at(-1) === 'eth' && labels.length > 1;
  const own = isEth ? labels.slice(0, -1) : labels;
  own.reduceRight(hashChild, isEth ? ETH : ROOT);
}
