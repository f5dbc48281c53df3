import { readFile } from 'node:fs/promises';
import { createListEngine, type ListEngine, type WatchOptions } from '../engine/list-engine.ts';

/** Creates the engine for lists, with tables read from the package. */
export async function createNodeListEngine(options: WatchOptions = {}): Promise<ListEngine> {
  const [bulk, hashing] = await Promise.all([
    readFile(new URL('../data/tables/bulk.bin', import.meta.url)),
    // Optional, because some deployments omit unknown file types. Names are then hashed in JavaScript.
    readFile(new URL('../data/tables/hashing.wasm', import.meta.url)).catch(() => undefined),
  ]);
  return createListEngine({ bulk }, { ...options, hashing });
}
