import { readFile } from 'node:fs/promises';
import { createListEngine, type ListEngine, type WatchOptions } from '../engine/list-inspector.ts';

/** The part of the engine that lists need, on the files beside this module. */
export async function createNodeListEngine(options: WatchOptions = {}): Promise<ListEngine> {
  const [bulk, hashing] = await Promise.all([
    readFile(new URL('../data/tables/bulk.bin', import.meta.url)),
    readFile(new URL('../data/tables/hashing.wasm', import.meta.url)),
  ]);
  return createListEngine({ bulk }, { ...options, hashing });
}
