// Reads the committed tables for tests and tools.

import { readFileSync } from 'node:fs';
import type { TableBytes } from '../tables/sections.ts';

function readTable(name: keyof TableBytes): Uint8Array {
  return readFileSync(new URL(`../../data/tables/${name}.bin`, import.meta.url));
}

/** Reads the WebAssembly module for hashing. */
export function readHashing(): Uint8Array {
  return readFileSync(new URL('../../data/tables/hashing.wasm', import.meta.url));
}

/** Reads both tables again at each call. */
export function readTables(): TableBytes {
  return { bulk: readTable('bulk'), details: readTable('details') };
}
