// The committed tables as tests and tools read them.

import { readFileSync } from 'node:fs';
import type { TableBytes } from '../tables/table-bytes.ts';

function readTable(name: keyof TableBytes): Uint8Array {
  return readFileSync(new URL(`../../data/tables/${name}.bin`, import.meta.url));
}

/** The module that hashes. */
export function readHashing(): Uint8Array {
  return readFileSync(new URL('../../data/tables/hashing.wasm', import.meta.url));
}

/** Both tables, read again at each call. */
export function readTables(): TableBytes {
  return { bulk: readTable('bulk'), details: readTable('details') };
}
