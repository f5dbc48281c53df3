// A module of its own, imported when the worker is already answering plain names.

import { decodeNormalization } from '../engine/ensip15/normalize-label.ts';
import { createWasmKeccak } from '../engine/hashing/wasm-keccak.ts';
import { createListEngine, type ListEngine } from '../engine/list-inspector.ts';

/** The engine on its bulk table, hashing in WebAssembly where that is allowed. Decodes while the table is on its way. */
export async function startEngine(bulk: Promise<Uint8Array>): Promise<ListEngine> {
  const hash = createWasmKeccak();
  decodeNormalization();
  const [bytes, keccak256] = await Promise.all([bulk, hash]);
  return createListEngine({ bulk: bytes }, keccak256 ? { keccak256 } : {});
}
