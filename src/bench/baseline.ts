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

/**
 * Does the minimum work of any inspection: normalizes a name by ENSIP-15 and computes its namehash with @noble/hashes.
 * The node of `eth` is memoized. R is relative to the time of this function.
 */
export function runBaseline(name: string): void {
  try {
    ens_normalize(name);
  } catch {
    // Names that ENSIP-15 rejects are hashed too.
  }
  const labels = name.split('.');
  const isEth = labels.at(-1) === 'eth' && labels.length > 1;
  const own = isEth ? labels.slice(0, -1) : labels;
  own.reduceRight(hashChild, isEth ? ETH : ROOT);
}
