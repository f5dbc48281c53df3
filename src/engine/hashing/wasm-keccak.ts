// Keccak-256 in WebAssembly: https://github.com/Daninet/hash-wasm

import { createKeccak } from 'hash-wasm';
import type { Keccak256 } from './name-hasher.ts';

/** A hash function that is synchronous once it is there; null where WebAssembly is missing or not allowed. */
export async function createWasmKeccak(): Promise<Keccak256 | null> {
  try {
    const hasher = await createKeccak(256);
    return (bytes) => hasher.init().update(bytes).digest('binary');
  } catch {
    return null;
  }
}
