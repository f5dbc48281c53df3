import { CHUNK_ROWS, createRowStore } from '../client/bulk/row-store.ts';
import type { BulkInspector } from '../engine/inspector.ts';

/** Bytes that a page holds for each name of a long list. */
export interface MemoryResult {
  names: number;
  /** Everything: heap and buffers. */
  all: number;
  /** Characters of the names, one or two bytes each as the engine keeps them. */
  text: number;
  /** What is held beside the names. */
  beside: number;
}

const WIDE = /[^\0-\xff]/;

/** Fills a store with the list; `held` says how many bytes are in use after collecting garbage. */
export function measureMemory(
  engine: BulkInspector,
  list: readonly string[],
  held: () => number,
): MemoryResult {
  const store = createRowStore();
  const before = held();
  for (let at = 0; at < list.length; at += CHUNK_ROWS) {
    const names = list.slice(at, at + CHUNK_ROWS);
    store.append(names, engine.inspectColumns(names));
  }
  const all = (held() - before) / store.length;
  const characters = store.chunks.map(({ text }) => text.length * (WIDE.test(text) ? 2 : 1));
  const text = characters.reduce((sum, bytes) => sum + bytes, 0) / store.length;
  return { names: store.length, all, text, beside: all - text };
}
