// A module of its own, imported when the worker is already answering plain names.

import { type BulkInspector, createInspector, type Inspector } from '../engine/inspector.ts';
import { createWasmKeccak } from '../engine/name/wasm-keccak.ts';
import type { TableBytes } from '../engine/tables/table-bytes.ts';

async function options() {
  const keccak256 = await createWasmKeccak();
  return keccak256 ? { keccak256 } : {};
}

/** The engine on its bulk table, hashing in WebAssembly where that is allowed. */
export async function startBulkEngine(bulk: Uint8Array): Promise<BulkInspector> {
  return createInspector({ bulk }, await options());
}

/** The engine on both tables. */
export async function startFullEngine(tables: TableBytes): Promise<Inspector> {
  return createInspector(tables, await options());
}
