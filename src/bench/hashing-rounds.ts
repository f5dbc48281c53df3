import { keccak_256 } from '@noble/hashes/sha3.js';
import { createNameHasher, type NameHasher } from '../engine/hashing/name-hasher.ts';
import { createWasmNameHasher } from '../engine/hashing/wasm-name-hasher.ts';
import { createRealNames } from './corpora.ts';
import { createHostileName } from './hostile-names.ts';
import { createRandom } from './random.ts';
import { timeRun } from './rounds.ts';

/** Namehashes by the module beside those by @noble/hashes; times in microseconds a name. */
export interface HashingResult {
  names: number;
  module: number;
  noble: number;
  /** Times as fast. */
  factor: number;
}

const REAL_NAMES = 900_000;
const HOSTILE_NAMES = 100_000;
/** As lists are inspected. */
const BATCH = 1000;

/** Compares a million hashes. Throws when one differs. */
export function measureHashing(hashing: Uint8Array): HashingResult {
  const random = createRandom(1_000_003);
  const hostile = Array.from({ length: HOSTILE_NAMES }, () => createHostileName(random));
  const names = [...createRealNames(REAL_NAMES), ...hostile];
  const module = hashAll(names, createWasmNameHasher(hashing));
  const noble = hashAll(names, createNameHasher(keccak_256));
  for (const [at, byte] of module.hashes.entries()) {
    if (byte !== noble.hashes[at]) {
      throw new Error(`The hash of ${JSON.stringify(names[at >> 5])} is wrong.`);
    }
  }
  const perName = (time: number) => (time * 1000) / names.length;
  return {
    names: names.length,
    module: perName(module.time),
    noble: perName(noble.time),
    factor: noble.time / module.time,
  };
}

function hashAll(
  names: readonly string[],
  { namehashes }: NameHasher,
): { hashes: Uint8Array; time: number } {
  const hashes = new Uint8Array(names.length * 32);
  const time = timeRun(() => {
    for (let at = 0; at < names.length; at += BATCH) {
      hashes.set(namehashes(names.slice(at, at + BATCH)), at * 32);
    }
  });
  return { hashes, time };
}
