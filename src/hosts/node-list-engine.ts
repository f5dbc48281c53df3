import { readFile } from 'node:fs/promises';
import { createListEngine, type ListEngine, type WatchOptions } from '../engine/list-inspector.ts';

/** The part of the engine that lists need, on the files beside this module. */
export async function createNodeListEngine(options: WatchOptions = {}): Promise<ListEngine> {
  const [bulk, hashing] = await Promise.all([
    readFile(new URL('../data/tables/bulk.bin', import.meta.url)),
    // Some deployments leave out what they do not know: JavaScript hashes then.
    readFile(new URL('../data/tables/hashing.wasm', import.meta.url)).catch(() => undefined),
  ]);
  return createListEngine({ bulk }, { ...options, hashing });
}
