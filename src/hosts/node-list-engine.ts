import { readFile } from 'node:fs/promises';
import { createWasmKeccak } from '../engine/hashing/wasm-keccak.ts';
import { createListEngine, type ListEngine, type WatchOptions } from '../engine/list-inspector.ts';

/** The part of the engine that lists need, on the table beside this module. */
export async function createNodeListEngine(options: WatchOptions = {}): Promise<ListEngine> {
  const [bulk, keccak256] = await Promise.all([
    readFile(new URL('../data/tables/bulk.bin', import.meta.url)),
    createWasmKeccak(),
  ]);
  return createListEngine({ bulk }, { ...options, ...(keccak256 && { keccak256 }) });
}
