import { readFile } from 'node:fs/promises';
import { createWasmKeccak } from '../engine/hashing/wasm-keccak.ts';
import { createInspector, type Inspector, type InspectorOptions } from '../engine/inspector.ts';

/**
 * An inspector with both tables, read from the files beside this module.
 *
 * @param options a watchlist, for example: names that are known beside the built-in ones
 * @throws when a table cannot be read
 * @example
 * const inspector = await createNodeInspector();
 * inspector.inspectGrapheme('ì'); // { ok: true, value: { canonical_grapheme: 'i', … } }
 */
export async function createNodeInspector(
  options: Omit<InspectorOptions, 'keccak256'> = {},
): Promise<Inspector> {
  const [bulk, details, keccak256] = await Promise.all([
    readFile(new URL('../data/tables/bulk.bin', import.meta.url)),
    readFile(new URL('../data/tables/details.bin', import.meta.url)),
    createWasmKeccak(),
  ]);
  return createInspector({ bulk, details }, { ...options, ...(keccak256 && { keccak256 }) });
}
