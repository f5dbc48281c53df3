import { readFile } from 'node:fs/promises';
import { createWasmKeccak } from '../engine/hashing/wasm-keccak.ts';
import { createInspector, type Inspector } from '../engine/inspector.ts';

/**
 * An inspector with both tables, read from the files beside this module.
 *
 * @throws when a table cannot be read
 * @example
 * const inspector = await createNodeInspector();
 * inspector.inspectGrapheme('ì'); // { ok: true, value: { canonical_grapheme: 'i', … } }
 */
export async function createNodeInspector(): Promise<Inspector> {
  const [bulk, details, keccak256] = await Promise.all([
    readFile(new URL('../data/tables/bulk.bin', import.meta.url)),
    readFile(new URL('../data/tables/details.bin', import.meta.url)),
    createWasmKeccak(),
  ]);
  return createInspector({ bulk, details }, keccak256 ? { keccak256 } : {});
}
