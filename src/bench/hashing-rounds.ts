import { keccak_256 } from '@noble/hashes/sha3.js';
import { createNameHasher, type NameHasher } from '../engine/hashing/name-hasher.ts';
import { createWasmNameHasher } from '../engine/hashing/wasm-name-hasher.ts';
import { createHostileName, createRandom, createRealNames } from './corpora.ts';
import { getTimePerName, timeRun } from './rounds.ts';

/** Namehashes by the WebAssembly module and by @noble/hashes. Times are in microseconds per name. */
export interface HashingResult {
  names: number;
  module: number;
  noble: number;
  /** How many times as fast the module is. */
  factor: number;
}

const REAL_NAMES = 900_000;
const HOSTILE_NAMES = 100_000;
/** Number of names per call, as in list inspection. */
const BATCH = 1000;

/** Measures a million namehashes. Throws if the two implementations return different hashes. */
export function measureHashing(hashing: Uint8Array): HashingResult {
  const random = createRandom(1_000_003);
  const hostile = Array.from({ length: HOSTILE_NAMES }, () => createHostileName(random));
  const names = [...createRealNames(REAL_NAMES), ...hostile];
  const module = hashAll(names, createWasmNameHasher(hashing));
  const noble = hashAll(names, createNameHasher(keccak_256));
  for (const [index, byte] of module.hashes.entries()) {
    if (byte !== noble.hashes[index]) {
      throw new Error(`The hash of ${JSON.stringify(names[index >> 5])} is wrong.`);
    }
  }
  return {
    names: names.length,
    module: getTimePerName(module.time, names.length),
    noble: getTimePerName(noble.time, names.length),
    factor: noble.time / module.time,
  };
}

function hashAll(
  names: readonly string[],
  { namehashes }: NameHasher,
): { hashes: Uint8Array; time: number } {
  const hashes = new Uint8Array(names.length * 32);
  const time = timeRun(() => {
    for (let start = 0; start < names.length; start += BATCH) {
      hashes.set(namehashes(names.slice(start, start + BATCH)), start * 32);
    }
  });
  return { hashes, time };
}
